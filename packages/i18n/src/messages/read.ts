import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Messages, MessageTree } from "../init.ts";
import { pseudoLanguage, pseudoMessages } from "./pseudo.ts";

const folder = (code: string) => new URL(`./${code}/`, import.meta.url);

/**
 * Reads the product's messages of a language synchronously from the files: for a prerender and for tests. Node only (subpath
 * `@livery/i18n/read`). A language without messages gives none.
 */
export function readMessages(code: string): Messages {
  if (code === pseudoLanguage.code) return pseudoMessages(readMessages("en"));
  if (!/^[a-z]{2,8}$/.test(code) || !existsSync(folder(code))) return {};
  const names = readdirSync(folder(code))
    .filter((name) => name.endsWith(".json"))
    .sort();
  return Object.fromEntries(
    names.map((name) => [
      name.slice(0, -".json".length),
      JSON.parse(readFileSync(new URL(name, folder(code)), "utf8")) as MessageTree,
    ]),
  );
}
