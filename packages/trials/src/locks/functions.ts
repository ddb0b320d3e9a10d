import { type Kysely, sql } from "kysely";
import type { Schema } from "@livery/house/testing/parts";
import { advisoryLock, rowLock, withoutComments } from "./clause.ts";
import type { Lock } from "./lock.ts";

interface Definition {
  readonly name: string;
  readonly text: string;
}

/** All locks of all functions in the catalogue, triggers included. */
export async function locksOfFunctions(db: Kysely<Schema>): Promise<readonly Lock[]> {
  const locks = (await definitions(db)).flatMap(({ name, text }) =>
    found(text).map(({ index, clause, instead }, at): Lock => {
      const without = text.slice(0, index) + instead + text.slice(index + clause.length);
      return { name: `${name} ${at + 1}: ${clause}`, of: name, script: without, rewrite: (statement) => statement };
    }),
  );
  return locks;
}

/** The functions that hold a lock, changed to report their name when called: in a notice, which no roll-back undoes. */
export async function tracedFunctions(db: Kysely<Schema>): Promise<string> {
  const holding = (await definitions(db)).filter(({ text }) => found(text).length > 0);
  return holding
    .map(({ name, text }) => {
      const index = bare(text).search(/\bbegin\b/u) + "begin".length;
      return `${text.slice(0, index)} raise notice 'called %', '${name}';${text.slice(index)};`;
    })
    .join("\n");
}

async function definitions(db: Kysely<Schema>): Promise<readonly Definition[]> {
  const { rows } = await sql<Definition>`
    select proname as name, pg_get_functiondef(oid) as text from pg_proc
    where pronamespace = 'public'::regnamespace and prokind in ('f', 'p') order by proname`.execute(db);
  return rows;
}

const bare = (text: string): string => withoutComments(text, /--[^\n]*/gu);

function found(text: string): readonly { readonly index: number; readonly clause: string; readonly instead: string }[] {
  const rest = bare(text);
  const rows = [...rest.matchAll(rowLock)].map(({ 0: clause, index }) => ({ index, clause, instead: "" }));
  // A lock that is only tried is replaced by success.
  const numbers = [...rest.matchAll(advisoryLock)].map(({ 0: call, index }) => ({
    index,
    clause: `${call}${argumentsOf(rest, index + call.length)}`,
    instead: call.includes("try") ? "true" : "null",
  }));
  return [...rows, ...numbers].toSorted((one, other) => one.index - other.index);
}

/** The text from an opening bracket to its closing one. */
function argumentsOf(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    else if (text[at] === ")") depth -= 1;
    if (depth === 0) return text.slice(from, at + 1);
  }
  throw new RangeError("a call without an end");
}
