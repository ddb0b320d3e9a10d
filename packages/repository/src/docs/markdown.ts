import { posix } from "node:path";
import type { TextFile } from "../tracked-files.ts";

/** Something that stands in a line of a file; lines are counted from 1. */
export interface Located {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

export function located(file: TextFile, index: number, text: string): Located {
  return { path: file.path, line: file.text.slice(0, index).split("\n").length, text };
}

/** "path:line text", as a failed test shows it. */
export function describeLocated({ path, line, text }: Located): string {
  return `${path}:${line} ${text}`;
}

export function isMarkdown(path: string): boolean {
  return /\.mdx?$/u.test(path);
}

/** The text with code blocks and inline code blanked out; positions stay. */
export function withoutCode(text: string): string {
  const blank = (found: string) => found.replace(/[^\n]/gu, " ");
  return text.replace(/^( *)(```+|~~~+)[\s\S]*?^\1\2[^\n]*$/gmu, blank).replace(/(`+)[^`\n][^\n]*?\1/gu, blank);
}

/** The ids that a document sets by `<a id="…">` or another element, in order, repetitions included. */
export function explicitAnchors(file: TextFile): Located[] {
  return [...withoutCode(file.text).matchAll(/<[a-z][^>]*?\sid="([^"]+)"/giu)].map((match) =>
    located(file, match.index, match[1] ?? ""),
  );
}

/** The anchors that a reader of GitHub can link: explicit ids and the slugs of headings. */
export function linkableAnchors(file: TextFile): Set<string> {
  const anchors = new Set(explicitAnchors(file).map(({ text }) => text));
  const uses = new Map<string, number>();
  // Inline code is part of a heading's slug; a code block holds no heading.
  const text = file.text.replace(/^( *)(```+|~~~+)[\s\S]*?^\1\2[^\n]*$/gmu, "");
  for (const [, heading = ""] of text.matchAll(/^#{1,6} +(.+?) *#*$/gmu)) {
    const slug = headingSlug(heading);
    const before = uses.get(slug) ?? 0;
    uses.set(slug, before + 1);
    anchors.add(before === 0 ? slug : `${slug}-${before}`);
  }
  return anchors;
}

function headingSlug(heading: string): string {
  return heading
    .replace(/<[^>]*>/gu, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, "$1")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, "")
    .trim()
    .replace(/ /gu, "-");
}

/** The targets of a document's links and pictures. */
export function linkTargets(file: TextFile): Located[] {
  const forms = [
    /\]\(\s*<?([^)\s>]+)>?(?:\s+["'][^"']*["'])?\s*\)/gu,
    /^ {0,3}\[[^\]]+\]:\s+<?(\S+?)>?(?:\s|$)/gmu,
    /<(?:a|img)\s[^>]*?(?:href|src)="([^"]+)"/giu,
  ];
  const text = withoutCode(file.text);
  return forms.flatMap((form) =>
    [...text.matchAll(form)].map((match) => located(file, match.index, decodeURI(match[1] ?? ""))),
  );
}

/** A scheme, a host, a path of a server or of the Storybook: no file of the repository. */
const elsewhere = /^(?:[a-z][a-z\d+.-]*:|\/|\?)/iu;

/** The relative links of `documents` whose file or anchor does not exist. */
export function brokenLinks(
  documents: readonly TextFile[],
  paths: readonly string[],
  files: readonly TextFile[],
): Located[] {
  const existing = new Set(paths.flatMap((path) => [path, ...foldersOf(path)]));
  const anchors = new Map<string, Set<string>>();
  for (const file of files) if (isMarkdown(file.path)) anchors.set(file.path, linkableAnchors(file));
  return documents.flatMap((document) =>
    linkTargets(document).filter(({ text }) => {
      if (elsewhere.test(text)) return false;
      const [target = "", anchor] = text.split("#", 2);
      const path = target === "" ? document.path : posix.normalize(posix.join(posix.dirname(document.path), target));
      if (!existing.has(path.replace(/\/$/u, ""))) return true;
      const found = anchors.get(path);
      return anchor !== undefined && anchor !== "" && found !== undefined && !found.has(anchor);
    }),
  );
}

function foldersOf(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return ["", ".", ...parts.map((_, index) => parts.slice(0, index + 1).join("/"))];
}
