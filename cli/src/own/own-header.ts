import type { BaseRecord } from "./base-record.ts";

/** How each line of a header begins; an author may delete the header, and it does not come back. */
const mark = "// livery: ";
/** The lines that `ownHeader` writes: others that begin so are the author's. */
const headerLine =
  /^\/\/ livery: (?:an own file(?:,| around) .*|of release \S+, SHA-256 [0-9a-f]+\.|Written by release \S+\.|`livery status` compares .*)$/u;
const byteOrderMark = "\uFEFF";

/** What an own file is, for whoever opens it. The records of `overrides/.base` decide, not this comment. */
export function ownHeader({ kind, release, sha256, source }: Omit<BaseRecord, "path" | "text">): string {
  const lines =
    kind === "wrap"
      ? [
          `an own file around the product's src/${source}, which changes with each release.`,
          `Written by release ${release}.`,
        ]
      : [
          `an own file, ejected from @livery/site: src/${source}`,
          `of release ${release}, SHA-256 ${sha256}.`,
          "`livery status` compares it with the product, `livery upgrade` merges what a release changes.",
        ];
  return lines.map((line) => `${mark}${line}\n`).join("");
}

/** The text of an own file without its header, with the line ends of Unix, and how it was written. */
export interface OwnText {
  readonly header: string;
  readonly body: string;
  readonly lineEnd: "\n" | "\r\n";
  readonly hasByteOrderMark: boolean;
}

export function readOwnText(text: string): OwnText {
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  const hasByteOrderMark = text.startsWith(byteOrderMark);
  const lines = text
    .slice(hasByteOrderMark ? 1 : 0)
    .replaceAll("\r\n", "\n")
    .split("\n");
  const first = lines.findIndex((line) => !headerLine.test(line));
  const count = first === -1 ? lines.length : first;
  return {
    header: lines
      .slice(0, count)
      .map((line) => `${line}\n`)
      .join(""),
    body: lines.slice(count).join("\n"),
    lineEnd,
    hasByteOrderMark,
  };
}

/** The whole text of an own file; without a header where its author has deleted it, or where it never had a record. */
export function writeOwnText(
  { hasByteOrderMark, header, lineEnd }: OwnText,
  body: string,
  record?: Omit<BaseRecord, "path" | "text">,
): string {
  const text = (header === "" || record === undefined ? header : ownHeader(record)) + body;
  const ended = lineEnd === "\n" ? text : text.replaceAll("\n", lineEnd);
  return (hasByteOrderMark ? byteOrderMark : "") + ended;
}
