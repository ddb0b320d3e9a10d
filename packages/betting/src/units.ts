declare const minorUnit: unique symbol;
declare const thousandthUnit: unique symbol;

/** An amount of money in minor units of its currency (cents; fils of a dinar). Never a float. */
export type Minor = bigint & { readonly [minorUnit]: true };

/** Decimal odds in integer thousandths: 2150 is 2.150. */
export type Thousandths = number & { readonly [thousandthUnit]: true };

/** Brands a whole number of minor units. Throws RangeError on a fraction or an unsafe number. */
export function minor(value: bigint | number): Minor {
  if (typeof value === "number" && !Number.isSafeInteger(value))
    throw new RangeError(`not a whole number of minor units: ${value}`);
  return BigInt(value) as Minor;
}

/** Brands odds in thousandths. Throws RangeError unless they are a safe integer of at least 0. */
export function thousandths(value: number): Thousandths {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`not an odd in thousandths: ${value}`);
  return value as Thousandths;
}
