/** Matches that are encoded together: no more than a few milliseconds of work between two waits. */
export const encodedTogether = 8;

/** An answer that is encoded already: JSON text in the wire's names. It is sent as it is. */
export class EncodedAnswer {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
