/** A source violates a rule of all sources; the message says which, with the moment. */
export class NotConforming extends Error {
  constructor(message: string) {
    super(message);
    this.name = "NotConforming";
  }
}
