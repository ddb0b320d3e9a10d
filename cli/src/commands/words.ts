import { styleText } from "node:util";
import { languageOf } from "@livery/i18n";
import { findSkin } from "../brand/find-skin.ts";
import { loadSkin } from "../brand/load-skin.ts";
import { VerdictError } from "../errors.ts";
import type { Run } from "../program/command-definition.ts";
import { printJson } from "../terminal/json.ts";
import { table } from "../terminal/table.ts";
import { brandWords, type WordProblem, wordProblems } from "../words/brand-words.ts";

/** `livery words status NAME`: how many texts a brand has of its own in each language, and which it lacks. */
export const wordsStatus: Run = async ({ argument, directory, switched }) => {
  const words = await wordsOf(directory, argument("NAME") ?? "");
  const all = words.english.size;
  const languages = words.languages.map(({ language, missing, own, product }) => ({
    language,
    own: own.size,
    product: product.size,
    missing,
  }));
  if (switched("json")) return printJson({ texts: all, languages });
  const rows = languages.map(({ language, missing, own, product }) => [
    language,
    languageOf(language)?.name ?? "",
    `${own} of ${all}`,
    product === 0 ? "none" : "the rest",
    `${missing.length}`,
  ]);
  process.stdout.write(`${table([["language", "", "own texts", "the product's", "missing"], ...rows])}\n`);
  for (const { language, missing } of languages.filter((each) => each.missing.length > 0))
    process.stdout.write(`\n${language} lacks:\n${shortened(missing)}`);
};

/** `livery words check NAME`: exits with 1 if a text has an error. Warnings do not count. */
export const wordsCheck: Run = async ({ argument, directory, switched }) => {
  const name = argument("NAME") ?? "";
  const problems = wordProblems(await wordsOf(directory, name));
  const errors = problems.filter(({ level }) => level === "error").length;
  if (switched("json")) printJson({ valid: errors === 0, problems });
  else if (problems.length === 0) process.stdout.write(`${styleText("green", "✓")} Every text of ${name} is right.\n`);
  else process.stdout.write(described(problems));
  if (errors > 0)
    throw new VerdictError(
      `${errors === 1 ? "1 text" : `${errors} texts`} of ${name} would be shown wrong.`,
      `Correct the texts, then run the command again.`,
    );
};

const wordsOf = async (directory: string, name: string) =>
  brandWords(await loadSkin(findSkin(directory, name).folder, { needsAllTexts: false }));

/** So many of a kind are printed. */
const most = 20;

/** The problems, those of a level, language and sentence together. */
function described(problems: readonly WordProblem[]): string {
  const groups = new Map<string, WordProblem[]>();
  for (const problem of problems) {
    const kind = `${problem.level} ${problem.language} ${problem.message}`;
    groups.set(kind, [...(groups.get(kind) ?? []), problem]);
  }
  const rows = [...groups.values()].flatMap((group) => {
    const shown = group.slice(0, most).map(({ key, language, level, message }) => [level, language, key, message]);
    const [first] = group;
    const more = group.length - shown.length;
    return more === 0 || first === undefined
      ? shown
      : [...shown, [first.level, first.language, `and ${more} more`, first.message]];
  });
  return `${table(rows)}\n`;
}

function shortened(keys: readonly string[]): string {
  const more = keys.length - most;
  return [...keys.slice(0, most), ...(more > 0 ? [`and ${more} more`] : [])].map((line) => `  ${line}\n`).join("");
}
