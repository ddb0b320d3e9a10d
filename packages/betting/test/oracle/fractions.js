export const nothing = [0n, 1n];
export const unity = [1n, 1n];
export const times = (a, b) => [a[0] * b[0], a[1] * b[1]];
export const plus = (a, b) => a[1] === b[1] ? [a[0] + b[0], a[1]] : [a[0] * b[1] + b[0] * a[1], a[1] * b[1]];
export const isLess = (a, b) => a[0] * b[1] < b[0] * a[1];
export const isEqual = (a, b) => a[0] * b.denominator === b.numerator * a[1];
/** A half goes up (D6): the largest whole number that is at most the value and a half. Not for values below 0. */
export function roundHalfUp([numerator, denominator]) {
    const whole = numerator / denominator;
    const rest = numerator - whole * denominator;
    return rest + rest >= denominator ? whole + 1n : whole;
}
//# sourceMappingURL=fractions.js.map