/** What review in place asks the server for. Generated from the server's types: change those, then run `make types`. */

export const MARKS = ["\u2064", "\u2061", "\u2062", "\u2063"] as const;

/** A text of a language as Fluent writes it, with what English says. */
export interface TextAnswer {
  language: string;
  file: string;
  key: string;
  current: string;
  english: string;
  note: string;
  arguments: string[];
  terms: TextTerm[];
  form_token: string;
}

/** A term of the game, or a word that the text asks for, in English and in the language. */
export interface TextTerm {
  english: string;
  term: string;
}

export interface ProposalWish {
  language: string;
  file: string;
  key: string;
  proposed: string;
  why: string;
}
