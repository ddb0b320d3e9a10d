/**
 * What a unit on every line of a system of all sizes returns at most, in thousandths to the power of its legs: each line
 * written out, its product taken from the line before it. Odds in thousandths. As many products as lines.
 */
export function writtenLines(odds: readonly number[]): bigint {
  const legs = odds.map(BigInt);
  const line = (from: number, product: bigint): bigint => {
    let sum = 0n;
    for (let next = from; next < legs.length; next++) {
      // Legs that are not in the line count 1, which is 1,000 thousandths.
      const longer = (product / 1000n) * (legs[next] ?? 0n);
      sum += longer + line(next + 1, longer);
    }
    return sum;
  };
  return line(0, 1000n ** BigInt(legs.length));
}
