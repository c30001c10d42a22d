/**
 * What the judge has entered and the server has not acknowledged: kept in this browser, sent in order, each under an id
 * by which the server knows a repetition. Neither a dropout nor a closed tab loses an entry.
 */

import { signal } from "@preact/signals";
import type { Answer, Refusal, TableNow } from "./wire";

export type Fields = Record<string, string>;

export interface Waiting {
  id: string;
  at: number;
  fields: Fields;
}

/** What the server refused, until the judge has seen it. */
export interface Refused extends Waiting {
  refusal: Refusal;
}

export type Sent =
  | { kind: "answer"; answer: Answer }
  | { kind: "again" } // no network, or a server that is busy or stopping
  | { kind: "stale" } // the form token no longer fits
  | { kind: "broken" }; // the server will never take this one

export interface Desk {
  send: (id: string, fields: Fields) => Promise<Sent>;
  /** Ask for a fresh form token; false when the link of this desk no longer works. */
  renew: () => Promise<boolean>;
  took: (table: TableNow) => void;
  keep: (waiting: Waiting[], refused: Refused[]) => void;
}

export class Queue {
  readonly waiting = signal<Waiting[]>([]);
  readonly refused = signal<Refused[]>([]);
  private busy = false;

  constructor(private readonly desk: Desk) {}

  load(waiting: Waiting[], refused: Refused[]): void {
    this.waiting.value = waiting;
    this.refused.value = refused;
  }

  add(fields: Fields, at: number, id: string): void {
    this.set([...this.waiting.value, { id, at, fields }], this.refused.value);
  }

  dismiss(id: string): void {
    this.set(this.waiting.value, this.refused.value.filter((one) => one.id !== id));
  }

  private set(waiting: Waiting[], refused: Refused[]): void {
    this.waiting.value = waiting;
    this.refused.value = refused;
    this.desk.keep(waiting, refused);
  }

  /** Send what waits, the oldest first, until nothing is left or the network is gone. */
  async flush(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      while (this.waiting.value.length && (await this.sendFirst()));
    } finally {
      this.busy = false;
    }
  }

  private async sendFirst(): Promise<boolean> {
    const first = this.waiting.value[0]!;
    let sent = await this.desk.send(first.id, first.fields);
    if (sent.kind === "stale") {
      if (!(await this.desk.renew())) return false;
      sent = await this.desk.send(first.id, first.fields);
    }
    if (sent.kind === "again" || sent.kind === "stale") return false;
    const refusal = sent.kind === "broken" ? { text: "", rule: "", faults: [] } : sent.answer.refusal;
    const rest = this.waiting.value.filter((one) => one.id !== first.id);
    // First the table, then the queue: an entry is never in neither of them.
    if (sent.kind === "answer") this.desk.took(sent.answer.table);
    this.set(rest, refusal ? [...this.refused.value, { ...first, refusal }] : this.refused.value);
    return true;
  }
}
