import { minor, type Minor } from "@livery/betting";

/** A stored value is invalid: its reader discards the whole record. */
export class UnreadableRecord extends Error {
  constructor(expected: string) {
    super(`a stored value is not ${expected}`);
    this.name = "UnreadableRecord";
  }
}

export function record(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new UnreadableRecord("a record");
  return value as Record<string, unknown>;
}

export function listOf<Item>(value: unknown, most: number, read: (item: unknown) => Item): Item[] {
  if (!Array.isArray(value) || value.length > most) throw new UnreadableRecord(`a list of at most ${most}`);
  return value.map((item) => read(item));
}

export function entries<Value>(
  value: unknown,
  most: number,
  read: (item: unknown) => Value,
): Readonly<Record<string, Value>> {
  const found = Object.entries(record(value));
  if (found.length > most) throw new UnreadableRecord(`a record of at most ${most}`);
  return Object.fromEntries(found.map(([name, item]) => [name, read(item)]));
}

export function text(value: unknown, most = 500): string {
  if (typeof value !== "string" || value.length > most) throw new UnreadableRecord("a short text");
  return value;
}

export function whole(value: unknown): number {
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0)
    throw new UnreadableRecord("a whole number");
  return value;
}

export function flag(value: unknown): boolean {
  if (typeof value !== "boolean") throw new UnreadableRecord("true or false");
  return value;
}

/** An amount of minor units, stored as decimal digits. */
export function amount(value: unknown): Minor {
  if (typeof value !== "string" || !/^\d{1,18}$/.test(value)) throw new UnreadableRecord("an amount");
  return minor(BigInt(value));
}

export function oneOf<Value extends string | number>(value: unknown, values: readonly Value[]): Value {
  const found = values.find((each) => each === value);
  if (found === undefined) throw new UnreadableRecord(`one of ${values.join(", ")}`);
  return found;
}

export function nullable<Value>(value: unknown, read: (value: unknown) => Value): Value | null {
  return value === null ? null : read(value);
}
