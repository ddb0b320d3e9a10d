/** Exact fractions of the oracle's own: [numerator, denominator], the denominator above 0, never reduced. */
export type Fraction = readonly [bigint, bigint];
export declare const nothing: Fraction;
export declare const unity: Fraction;
export declare const times: (a: Fraction, b: Fraction) => Fraction;
export declare const plus: (a: Fraction, b: Fraction) => Fraction;
export declare const isLess: (a: Fraction, b: Fraction) => boolean;
export declare const isEqual: (a: Fraction, b: {
    readonly numerator: bigint;
    readonly denominator: bigint;
}) => boolean;
/** A half goes up (D6): the largest whole number that is at most the value and a half. Not for values below 0. */
export declare function roundHalfUp([numerator, denominator]: Fraction): bigint;
