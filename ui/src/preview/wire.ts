/** What the preview of an edition is made of. Generated from the server's types: change those, then run `make types`. */

export interface Preview {
  steps: PreviewStep[];
}

/** One line of the story, and what changes on the board meanwhile. */
export interface PreviewStep {
  seat: number;
  path: number[];
  owners: [number, number][];
  story: string;
}
