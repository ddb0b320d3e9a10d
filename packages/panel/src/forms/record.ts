/** A field's value in a form; null while it is empty or unreadable. */
export type Value = boolean | number | bigint | string | null;
export type Values = Readonly<Record<string, Value>>;

/** A record as it was when its form was opened, or as it is now. */
export interface Snapshot {
  readonly values: Values;
  /** Sent with a change: the server refuses it if the record has another version by then. */
  readonly version: number;
}

/** A field that another account has changed since the form was opened. */
export interface TheirChange {
  readonly name: string;
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

export type Side = "mine" | "theirs";

/** The fields that another account changed meanwhile. If both values are the same, there is nothing to decide. */
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

/** The initial choice: theirs for fields that I did not change, mine for those that I did. */
export function firstSide({ base, mine }: TheirChange): Side {
  return mine === base ? "theirs" : "mine";
}

/** The record to save: mine, with the fields for which theirs was chosen. */
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
