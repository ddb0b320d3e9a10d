import { zonedInstant } from "@livery/contract";
import { foldText } from "@livery/i18n/folding";
import { type RawBuilder, sql } from "kysely";

/** The SQL condition of each field of a filter. The compiler requires one for every field of the contract's filter. */
export type Conditions<Filter> = {
  readonly [Name in keyof Filter]-?: (value: NonNullable<Filter[Name]>) => RawBuilder<unknown>;
};

/** The conditions of the given fields. An empty text or list adds none. */
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

/**
 * Both days of a span are included, from midnight to midnight in a time zone (IANA). PostgreSQL is not given the zone: it has its
 * own table of them.
 */
export const since = (column: RawBuilder<Date>, day: string, zone: string): RawBuilder<boolean> =>
  sql`${column} >= ${new Date(zonedInstant(day, 0, zone))}`;
export const until = (column: RawBuilder<Date>, day: string, zone: string): RawBuilder<boolean> =>
  sql`${column} < ${new Date(zonedInstant(dayAfter(day), 0, zone))}`;

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A pattern for `like`: texts that begin with this one literally, in the given case. */
export const beginning = (text: string): string => `${literal(text)}%`;

/** A text as a user's name in lower case could have it, with the signs that are typed: `İLKER_1` is `ilker_1`. */
function asUserName(text: string): string {
  const name = Array.from(text, (letter) => foldText(letter) || (/\p{M}/u.test(letter) ? "" : letter)).join("");
  return name === "" ? text : name;
}

/** Patterns for `like`: the users' names in lower case that contain a text, or begin with it. */
export const nameContaining = (text: string): string => `%${literal(asUserName(text))}%`;
export const nameBeginning = (text: string): string => beginning(asUserName(text));
