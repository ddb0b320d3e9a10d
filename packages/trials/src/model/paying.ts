/** The payout of coupons, calculated naively: every line is enumerated, in whole numbers. It shares no code with the engine. */

export interface ModelSelection {
  readonly match: number;
  readonly marketTypeId: number;
  readonly outcomeId: number;
  readonly special: string;
  /** Thousandths. */
  readonly odds: number;
  readonly banker: boolean;
}

export type Goals = readonly [home: number, away: number];
/** A dead heat has the number of places and of competitors. */
export type LegResult = "open" | "won" | "lost" | "void" | "half_won" | "half_lost" | `dead_heat ${number}/${number}`;

/** Whether a selection wins by a score, directly by the rules. */
export function wins(
  { marketTypeId, outcomeId, special }: Pick<ModelSelection, "marketTypeId" | "outcomeId" | "special">,
  [home, away]: Goals,
): boolean {
  const total = home + away;
  switch (`${marketTypeId}/${outcomeId}`) {
    case "1/1":
      return home > away;
    case "1/2":
      return home === away;
    case "1/3":
      return away > home;
    case "10/9":
      return home >= away;
    case "10/10":
      return home !== away;
    case "10/11":
      return away >= home;
    case "18/12":
      return total > Number(special);
    case "18/13":
      return total < Number(special);
    case "29/74":
      return home * away > 0;
    case "29/76":
      return home * away === 0;
    default:
      throw new RangeError(`no rule for ${marketTypeId}/${outcomeId}`);
  }
}

/** Selections that the model bets on: market type, outcome, line. */
export const outcomesToBetOn: readonly (readonly [number, number, string])[] = [
  [1, 1, ""], [1, 2, ""], [1, 3, ""], [10, 9, ""], [10, 10, ""], [10, 11, ""], [18, 12, "1.5"], [18, 13, "1.5"],
  [18, 12, "2.5"], [18, 13, "2.5"], [18, 12, "3.5"], [29, 74, ""], [29, 76, ""],
]; // prettier-ignore

/** All subsets of `size` items. */
function choose<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => choose(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
}

/** Every line, as indexes into the list of selections: one selection of each of its matches. */
export function linesOf(
  selections: readonly ModelSelection[],
  sizes: readonly number[],
): readonly (readonly number[])[] {
  const groups = [...new Set(selections.map(({ match }) => match))].map((match) =>
    selections.flatMap((selection, at) => (selection.match === match ? [at] : [])),
  );
  const isFixed = (group: readonly number[]): boolean => group.some((at) => selections[at]?.banker);
  const sets =
    sizes.length === 0
      ? [groups]
      : sizes.flatMap((size) =>
          choose(
            groups.filter((group) => !isFixed(group)),
            size,
          ).map((set) => [...groups.filter(isFixed), ...set]),
        );
  return sets.flatMap((set) =>
    set.reduce<number[][]>((lines, group) => lines.flatMap((line) => group.map((at) => [...line, at])), [[]]),
  );
}

export interface CouponResult {
  readonly status: "open" | "won" | "lost" | "void";
  /** It cannot win any more although a leg is open: it may be settled now or later. */
  readonly mayBeLost: boolean;
  readonly payout: bigint;
}

export interface Payable {
  readonly selections: readonly ModelSelection[];
  readonly sizes: readonly number[];
  /** The rest of the stake, over all lines. */
  readonly stake: bigint;
  readonly maxPay: bigint;
  readonly bonus: { readonly percent: number; readonly tipCount: number; readonly odds: number } | null;
}

/** The factor of a stake: multiplier and divisor. */
function factorOf(odds: number, result: LegResult): readonly [bigint, bigint] {
  if (result === "won") return [BigInt(odds), 1_000n];
  if (result === "half_won") return [BigInt(odds) + 1_000n, 2_000n];
  if (result === "void") return [1n, 1n];
  if (result === "half_lost") return [1n, 2n];
  const [, places, sharers] = /^dead_heat (\d+)\/(\d+)$/.exec(result) ?? [];
  return places === undefined ? [0n, 1n] : [BigInt(odds) * BigInt(places), 1_000n * BigInt(sharers ?? 1)];
}

/** The settlement of a coupon by its selections' results. */
export function settled(
  { selections, sizes, stake, maxPay, bonus }: Payable,
  results: readonly LegResult[],
): CouponResult {
  const lines = linesOf(selections, sizes);
  const factors = selections.map(({ odds }, at) => factorOf(odds, results[at] ?? "open"));
  const isLost = lines.every((line) => line.some((at) => results[at] === "lost"));
  if (results.includes("open")) return { status: "open", mayBeLost: isLost, payout: 0n };
  if (results.every((result) => result === "void")) return { status: "void", mayBeLost: false, payout: stake };
  const whole = factors.reduce((product, [, divisor]) => product * divisor, 1n);
  let sum = 0n;
  for (const line of lines)
    sum += line.reduce((product, at) => {
      const [factor, divisor] = factors[at] ?? [0n, 1n];
      return (product * factor) / divisor;
    }, whole);
  const qualifying = selections.filter(
    ({ odds }, at) => bonus !== null && /won|dead_heat/.test(results[at] ?? "") && odds >= bonus.odds,
  ).length;
  const isAccumulator = lines.length === 1 && selections.length > 1 && sizes.length === 0;
  const percent =
    bonus !== null && isAccumulator && qualifying >= bonus.tipCount ? Math.min(25, bonus.percent * qualifying) : 0;
  const denominator = whole * BigInt(lines.length);
  const gross = halfUp(stake * sum, denominator);
  const full = halfUp(stake * sum * BigInt(100 + percent), denominator * 100n);
  return { status: gross > 0n ? "won" : "lost", mayBeLost: false, payout: full > maxPay ? maxPay : full };
}

function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}
