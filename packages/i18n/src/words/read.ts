import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Words, WordTree } from "../init.ts";
import { pseudoLanguage, pseudoWords } from "./pseudo.ts";

const folder = (code: string) => new URL(`./${code}/`, import.meta.url);

/**
 * The product's words of a language at once, from the files: for a prerender and for tests. Node only
 * (subpath `@livery/i18n/read`). A language without words gives none.
 */
export function readWords(code: string): Words {
  if (code === pseudoLanguage.code) return pseudoWords(readWords("en"));
  if (!/^[a-z]{2,8}$/.test(code) || !existsSync(folder(code))) return {};
  const names = readdirSync(folder(code))
    .filter((name) => name.endsWith(".json"))
    .sort();
  return Object.fromEntries(
    names.map((name) => [
      name.slice(0, -".json".length),
      JSON.parse(readFileSync(new URL(name, folder(code)), "utf8")) as WordTree,
    ]),
  );
}
