#!/usr/bin/env node
// A bot that is a program of its own: it reads questions as lines of JSON and writes its answers as lines of JSON.
//
//     passgo simulate --bots "exec:node examples/line_bot.js,builder" --seats 4 --games 100
//     passgo bot join http://localhost:8000/join/TOKEN --exec "node examples/line_bot.js"
//
// It buys what it can pay, bids up to the printed price, builds while it keeps a reserve, claims every rent and makes
// no deals. It needs nothing but Node; docs/remote-bots.md describes the lines. line_bot.py plays the same in Python.

"use strict";

const readline = require("node:readline");

const RESERVE = 10; // of the starting cash, one part in so many stays in hand

const PLAIN = [
  "pay", "card", "end", "roll", "pass", "reject", "choose", "sell", "mortgage", "surrender", "decline", "default",
  "bankrupt",
];

// One of the legal actions, or a bid.
function decide(game, question) {
  const me = question.view.players[game.seat];
  const reserve = Math.floor(game.rules["start.cash"] / RESERVE);
  const byType = {};
  for (const action of question.legal.actions) {
    byType[action.type] ??= action;
  }
  if (byType.claim) return byType.claim;
  if (byType.buy) return byType.buy;
  if (question.asked === "auction") return bid(game, question, me.cash - reserve);
  if (["roll", "end"].includes(question.asked) && byType.build) {
    const cost = game.spaces[byType.build.space].house_cost;
    if (me.cash - cost >= reserve) return byType.build;
  }
  return byType[PLAIN.find((name) => byType[name])];
}

// The lowest bid, as long as it is no more than the printed price; buildings are left to others.
function bid(game, question, most) {
  const space = question.view.auction.space;
  const { bid_min: lowest, bid_max: highest } = question.legal;
  if (highest && space >= 0 && lowest <= Math.min(most, game.spaces[space].price)) {
    return { type: "bid", amount: lowest };
  }
  return { type: "pass" };
}

let game = null;
readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const question = JSON.parse(line);
  const answer = { id: question.id };
  if (question.type === "game") {
    game = question;
  } else {
    answer.action = decide(game, question);
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
});
