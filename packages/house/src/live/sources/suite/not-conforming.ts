/** A source is not as every source has to be; the message says where, with the moment. */
export class NotConforming extends Error {
  constructor(message: string) {
    super(message);
    this.name = "NotConforming";
  }
}
