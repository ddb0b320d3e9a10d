import { type RawBuilder, sql } from "kysely";

/** What each field of a filter asks for, as SQL. The compiler demands one for every field of the contract's filter. */
export type Conditions<Filter> = {
  readonly [Name in keyof Filter]-?: (value: NonNullable<Filter[Name]>) => RawBuilder<unknown>;
};

/** The conditions of the fields that were given. An empty text or list asks for nothing. */
export function conditionsOf<Filter extends object>(
  filter: Filter,
  conditions: Conditions<Filter>,
): readonly RawBuilder<unknown>[] {
  return (Object.keys(conditions) as (keyof Filter)[]).flatMap((name) => {
    const value = filter[name];
    return value === undefined || value === null || isEmpty(value) ? [] : [conditions[name](value)];
  });
}

const isEmpty = (value: unknown): boolean => value === "" || (Array.isArray(value) && value.length === 0);

/** Both days of a span belong to it; a day is one of UTC. */
export const since = (column: RawBuilder<Date>, day: string): RawBuilder<boolean> =>
  sql`${column} >= (${day}::date)::timestamp at time zone 'UTC'`;
export const until = (column: RawBuilder<Date>, day: string): RawBuilder<boolean> =>
  sql`${column} < (${day}::date + 1)::timestamp at time zone 'UTC'`;

const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A pattern for `like`: texts that hold this one as it stands, in lower case. */
export const containing = (text: string): string => `%${literal(text.toLowerCase())}%`;
/** The same for texts that begin with it, in the case given. */
export const beginning = (text: string): string => `${literal(text)}%`;
