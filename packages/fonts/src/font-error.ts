/** A font's package that is neither installed nor can be fetched. `next` says what to do. */
export class FontError extends Error {
  override readonly name = "FontError";
  readonly next: string;

  constructor(message: string, next: string, cause?: unknown) {
    super(message, { cause });
    this.next = next;
  }
}
