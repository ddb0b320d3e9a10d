/** The size of a trend's drawing in its own units: it is stretched to its container. */
export const trendSize = { width: 120, height: 24 };
/** Half the line's thickness, and a little more. */
const margin = 3;

/** The direction of prices from the first to the last. */
export function trendOf(prices: ArrayLike<number>): "up" | "down" | "level" {
  const [from = 0, to = 0] = [prices[0], prices[prices.length - 1]];
  if (from === to) return "level";
  return from < to ? "up" : "down";
}

/** Prices as the `d` of a path in steps of equal width, the lowest at the bottom; empty without prices. */
export function trendPath(prices: ArrayLike<number>): string {
  const all = Array.from(prices);
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const available = trendSize.height - 2 * margin;
  const level = (odds: number): number =>
    lowest === highest ? trendSize.height / 2 : margin + (available * (highest - odds)) / (highest - lowest);
  const step = trendSize.width / all.length;
  return all.map((odds, at) => `${at === 0 ? "M0 " : "V"}${short(level(odds))}H${short((at + 1) * step)}`).join("");
}

const short = (length: number): number => Math.round(length * 10) / 10;
