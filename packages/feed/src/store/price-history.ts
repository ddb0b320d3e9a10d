/** The number of prices of an outcome that are stored; older ones are dropped. */
export const historyLength = 60;

/** The last prices of one outcome, in thousandths: each differs from the one before it. */
export class PriceHistory {
  private readonly ring = new Int32Array(historyLength);
  private added = 0;

  /** Adds a shown price; 0 is no price. */
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
