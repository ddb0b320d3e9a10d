import { explicitAnchors, isMarkdown, type Located, located, withoutCode } from "./markdown.ts";
import type { TextFile } from "../tracked-files.ts";

/**
 * `D11`, `I7`, `F8`, `§4`, `§4.6`, also as the end of a range (D7–D9). A section of an RFC belongs to that RFC. Letters beside `%`,
 * `#`, `+`, `=` and word characters are encodings, colours and ids.
 */
const numbers = /(?<rfc>RFC \d+ )?§(?<section>\d+(?:\.\d+)*)|(?<![\w%#+=])(?<letter>[DIF]\d+[a-z]?)(?![\w+=])/gu;
/** Function keys have the same names; they stand in quotes where keys are pressed. */
const functionKey = /press|keyboard|keydown|keyup|\.key\b/iu;

/** The numbers of the specification that a file cites; `text` is the number as it is written. */
export function citations(file: TextFile): Located[] {
  return [...file.text.matchAll(numbers)].flatMap((match) => {
    const { rfc, section, letter = "" } = match.groups ?? {};
    if (rfc !== undefined) return [];
    if (section !== undefined) return [located(file, match.index, `§${section}`)];
    return isFunctionKey(file.text, match.index, letter) ? [] : [located(file, match.index, letter)];
  });
}

function isFunctionKey(text: string, index: number, number: string): boolean {
  if (!number.startsWith("F")) return false;
  const before = text[index - 1] ?? "";
  if (!/["'`]/u.test(before) || text[index + number.length] !== before) return false;
  return functionKey.test(text.slice(text.lastIndexOf("\n", index) + 1, index));
}

/** The anchor of a number: `d11`, `sec-4-6`. */
export function anchorOf(number: string): string {
  return number.startsWith("§") ? `sec-${number.slice(1).replaceAll(".", "-")}` : number.toLowerCase();
}

/** Anchors that belong to numbers; a page may have others. */
const numberAnchor = /^(?:[dif]\d+[a-z]?|sec-\d+(?:-\d+)*)$/u;

/** Where the pages of the specification define each number, by anchor; a number that is defined twice has two places. */
export function definitions(pages: readonly TextFile[]): Map<string, Located[]> {
  const found = new Map<string, Located[]>();
  for (const anchor of pages.flatMap(explicitAnchors)) {
    if (!numberAnchor.test(anchor.text)) continue;
    found.set(anchor.text, [...(found.get(anchor.text) ?? []), anchor]);
  }
  return found;
}

/** Citations of numbers that no page defines. */
export function undefinedCitations(files: readonly TextFile[], pages: readonly TextFile[]): Located[] {
  const defined = definitions(pages);
  return files.flatMap(citations).filter(({ text }) => !defined.has(anchorOf(text)));
}

/** Reviews number their findings by such letters. The engine V8, the storage S3 and percentiles are none. */
const findingNumber = /(?<![\w%#+=.-])(?!V8\b|S3\b|P(?:50|75|90|95|99)\b)(?:S|V|P|R|SF|TR)\d{1,2}(?![\w+=.])/gu;
const comment = /\/\*[\s\S]*?\*\/|(?<![:"'`\w])\/\/[^\n]*|^\s*--[^\n]*|<!--[\s\S]*?-->/gmu;
const testName = /\b(?:test|it|describe)\b[.\w()[\], ]*?\(\s*(["'`])(?:(?!\1).)*\1/gu;
const code = /\.(?:[cm]?[jt]sx?|css|sql|proto|html|hbs)$/u;

/** Citations of findings in documents, comments and names of tests: a finding's list is not part of the repository. */
export function findingCitations(file: TextFile): Located[] {
  const { text } = file;
  const parts = isMarkdown(file.path)
    ? [{ index: 0, text: withoutCode(text) }]
    : code.test(file.path)
      ? [comment, testName].flatMap((form) =>
          [...text.matchAll(form)].map(({ index, 0: part }) => ({ index, text: part })),
        )
      : [];
  return parts.flatMap((part) =>
    [...part.text.matchAll(findingNumber)].map((match) => located(file, part.index + match.index, match[0])),
  );
}
