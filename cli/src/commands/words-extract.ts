import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { styleText } from "node:util";
import { languageOf, languages } from "@livery/i18n";
import { mergeMessages, type Messages, type MessageTree } from "@livery/skin";
import { findSkin, refuseShipped } from "../brand/find-skin.ts";
import { loadSkin } from "../brand/load-skin.ts";
import { skinFile } from "../brand/skin-file.ts";
import { ConfigError, UsageError } from "../errors.ts";
import { makeFolder } from "../files/make-folder.ts";
import { writeBeside } from "../files/write-beside.ts";
import type { Run } from "../program/command-definition.ts";
import { printJson } from "../terminal/json.ts";
import { table } from "../terminal/table.ts";
import { brandWords } from "../words/brand-words.ts";
import { type ExtractedText, extractWords, haveTexts, withTexts } from "../words/extract-words.ts";

/** `livery words extract NAME KEY… --lang CODE`: puts texts to be written into the brand's file of a language. */
export const wordsExtract: Run = async ({ argument, directory, option, rest, switched }) => {
  const { folder } = findSkin(directory, argument("NAME") ?? "");
  const code = option("lang") ?? "";
  const isDry = switched("dry-run");
  if (languageOf(code) === undefined)
    throw new UsageError(
      `"${code}" is no language of Livery.`,
      `Name one of ${languages.map((each) => each.code).join(", ")}.`,
    );
  if (!isDry) refuseShipped(folder, "Create a brand of your own that extends it, or look with --dry-run.");
  const path = join(folder, "messages", `${code}.json`);
  const file = await messagesAt(path);
  const texts = await textsToWrite(folder, code, file.messages, rest);
  const written = !isDry && texts.length > 0;
  if (written) {
    await makeFolder(join(folder, "messages"));
    await writeBeside(path, (write) => write(fileText(withTexts(file.messages, texts, path), file)));
  }
  const isRead = !written || (await isTakenFrom(folder, code, texts));
  if (switched("json")) return printJson({ file: path, written, texts, inConfig: isRead });
  process.stdout.write(describe(relative(directory, path), texts, isDry));
  if (!isRead) process.stdout.write(howToTake(code));
};

/** A brand's file of a language, and how it is written. */
interface MessageFile {
  readonly messages: MessageTree;
  readonly indent: string;
  readonly lineEnd: string;
}

/** Reads a brand's file; without one there are no texts. Throws ConfigError (exit 3) for a file that is no object of texts. */
async function messagesAt(path: string): Promise<MessageFile> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "{}";
    throw error;
  });
  const wrong = (problem: string, cause?: unknown): ConfigError =>
    new ConfigError(`${path} cannot be read.`, [problem], { correct: "Correct it" }, cause);
  let read: unknown;
  try {
    read = JSON.parse(text.replace(/^\uFEFF/u, ""));
  } catch (error) {
    throw wrong(`It is no JSON: ${(error as Error).message}`, error);
  }
  if (!isMessages(read)) throw wrong("It has something else than texts and objects of texts.");
  return {
    messages: read,
    indent: /^[ \t]+/mu.exec(text)?.[0] ?? "  ",
    lineEnd: text.includes("\r\n") ? "\r\n" : "\n",
  };
}

function isMessages(value: unknown): value is MessageTree {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((below) => typeof below === "string" || isMessages(below));
}

const fileText = (messages: MessageTree, { indent, lineEnd }: MessageFile): string =>
  `${JSON.stringify(messages, null, indent)}\n`.replaceAll("\n", lineEnd);

async function textsToWrite(
  folder: string,
  code: string,
  file: MessageTree,
  keys: readonly string[],
): Promise<readonly ExtractedText[]> {
  const skin = await loadSkin(folder, { needsAllTexts: false });
  const messages: Readonly<Record<string, Messages>> = skin.messages;
  const words = await brandWords({
    languages: [...new Set([...skin.languages, code])],
    // A text of the file stays, whether the config takes it or not.
    messages: { ...messages, [code]: mergeMessages(file as Messages, messages[code]) },
  });
  const of = words.languages.find(({ language }) => language === code);
  return of === undefined ? [] : extractWords(words, of, keys);
}

/** Whether the config takes its texts from the file that was written. */
async function isTakenFrom(folder: string, code: string, texts: readonly ExtractedText[]): Promise<boolean> {
  const { languages: named, messages } = await loadSkin(folder, { needsAllTexts: false });
  return named.includes(code) && haveTexts(messages[code] ?? {}, texts);
}

function describe(file: string, texts: readonly ExtractedText[], isDry: boolean): string {
  if (texts.length === 0) return `${file} has them all: there is nothing to write.\n`;
  const count = texts.length === 1 ? "1 text" : `${texts.length} texts`;
  const first = isDry
    ? `Would write ${count} into ${file}:`
    : `${styleText("green", "✓")} ${count} written into ${file}:`;
  return `${first}\n${table(texts.map(({ key, text }) => [`  ${key}`, text]))}\n`;
}

const howToTake = (code: string): string => `
${skinFile} does not take them yet. It needs:
  import ${code} from "./messages/${code}.json";
  languages: [… , "${code}"],
  messages: { … , ${code} },
`;
