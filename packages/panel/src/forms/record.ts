/** A field's value as a form holds it; null while there is no readable one. */
export type Value = boolean | number | bigint | string | null;
export type Values = Readonly<Record<string, Value>>;

/** A record as it was when its form was opened, or as it is now. */
export interface Snapshot {
  readonly values: Values;
  /** That which is sent with a change: the house refuses it where the record has another by now. */
  readonly version: number;
}

/** A field that somebody else has changed since the form was opened. */
export interface TheirChange {
  readonly name: string;
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

export type Side = "mine" | "theirs";

/** What somebody else changed meanwhile. Where both came to the same, there is nothing to decide. */
export function theirChanges(base: Values, mine: Values, theirs: Values): readonly TheirChange[] {
  return Object.keys(base)
    .map((name) => ({
      name,
      base: base[name] ?? null,
      mine: mine[name] ?? null,
      theirs: theirs[name] ?? null,
    }))
    .filter(({ base: was, mine: my, theirs: their }) => their !== was && their !== my);
}

/** Where one stands at first: what I did not touch is theirs, what I changed is mine. */
export function firstSide({ base, mine }: TheirChange): Side {
  return mine === base ? "theirs" : "mine";
}

/** The record that is saved in the end: mine, with theirs where theirs was taken. */
export function resolveConflicts(
  mine: Values,
  changes: readonly TheirChange[],
  sides: Readonly<Record<string, Side>>,
): Values {
  const accepted = changes.filter((change) => (sides[change.name] ?? firstSide(change)) === "theirs");
  return { ...mine, ...Object.fromEntries(accepted.map(({ name, theirs }) => [name, theirs])) };
}

/** Names of the fields that differ. */
export function changedFields(before: Values, after: Values): readonly string[] {
  return Object.keys(before).filter((name) => before[name] !== after[name]);
}
