/** How many prices of an outcome are kept; what is older makes room. */
export const historyLength = 60;

/** The last prices of one outcome, in thousandths: each is another one than the one before it. */
export class PriceHistory {
  private readonly ring = new Int32Array(historyLength);
  private added = 0;

  /** Adds a price as it is shown; 0 is none. */
  add(odds: number): void {
    if (odds === 0 || (this.added > 0 && odds === this.ring[(this.added - 1) % historyLength])) return;
    this.ring[this.added % historyLength] = odds;
    this.added += 1;
  }

  /** The prices, the oldest first. */
  read(): Int32Array {
    if (this.added <= historyLength) return this.ring.slice(0, this.added);
    const oldest = this.added % historyLength;
    const prices = new Int32Array(historyLength);
    prices.set(this.ring.subarray(oldest));
    prices.set(this.ring.subarray(0, oldest), historyLength - oldest);
    return prices;
  }
}
