import { type Fraction } from "./fractions.ts";
/**
 * The oracle: writes every line of a coupon out and adds them up. It shares no code with the engine, on purpose, and
 * imports nothing of it.
 */
export interface OraclePick {
    readonly matchId: number;
    readonly banker: boolean;
}
/** Every line, as the picks that stand in it. One selection is a single, whatever sizes are named (D1). */
export declare function enumerateLines<Pick extends OraclePick>(picks: readonly Pick[], sizes: readonly number[]): Pick[][];
/** What a unit on every line returns if the factors are as given. */
export declare function enumerateReturn<Pick extends OraclePick>(picks: readonly Pick[], sizes: readonly number[], factor: (pick: Pick) => Fraction): Fraction;
export declare function sumOfLines<Pick>(lines: readonly (readonly Pick[])[], factor: (pick: Pick) => Fraction): Fraction;
