import type { SkinTokens } from "@livery/ui/tokens";

/** What a seed is for, beside it in the file. */
const notes: Readonly<Record<string, string>> = {
  "color.accent": "whatever can be acted upon",
  "color.ground": "the page",
  "color.ink": "the text, and the page at night",
  "color.signal": "counts, news, marks",
};

/** What a group is, above it. */
const headings: Readonly<Record<string, string>> = {
  sections: "The sections of the site, told apart by hue; that of sports is the accent.",
  regions: "Parts of the screen with a look of their own.",
  overrides: "Single tokens that are pinned: they are never moved, and if they do not read, they stop the build.",
  exceptions: "Pairs that may have less contrast, each with its reason.",
};

const widest = 110;

/** The text of a `tokens.ts`, formatted as the repository formats code. The same tokens give the same bytes. */
export function tokensText(title: string, tokens: SkinTokens): string {
  return `import type { SkinTokens } from "@livery/ui/tokens";

/**
 * The look of ${title.replaceAll("*/", "* /")}: seeds, from which every colour, size and duration is derived. A seed that would not
 * read is moved to the nearest shade that does, and \`livery build\` lists each of these changes. A colour that is pinned in
 * \`overrides\` is never moved: if it does not read, it stops the build.
 */
export const tokens: SkinTokens = ${objectText(tokens, [])};
`;
}

type Path = readonly string[];

function valueText(value: unknown, path: Path, before: number): string {
  if (Array.isArray(value)) return listText(value, path, before);
  if (typeof value === "object" && value !== null) {
    const inline = inlineObject(value, path);
    return inline !== undefined && before + inline.length <= widest ? inline : objectText(value, path);
  }
  return JSON.stringify(value);
}

function listText(list: readonly unknown[], path: Path, before: number): string {
  const inline = `[${list.map((each) => valueText(each, [...path, ""], 0)).join(", ")}]`;
  if (before + inline.length <= widest && !inline.includes("\n")) return inline;
  const indent = "  ".repeat(path.length);
  const rows = list.map((each) => `${indent}  ${valueText(each, [...path, ""], indent.length + 2)},\n`);
  return `[\n${rows.join("")}${indent}]`;
}

/** `{ mode: "dark" }`; undefined for an object that is the file's own or has notes beside its fields. */
function inlineObject(value: object, path: Path): string | undefined {
  const entries = definedEntries(value);
  if (entries.some(([name]) => noteOf([...path, name]) !== undefined)) return undefined;
  if (path.length === 1 && ["sections", "regions", "overrides"].includes(path[0] ?? "")) return undefined;
  const parts = entries.map(([name, below]) => `${keyText(name)}: ${valueText(below, [...path, name], 0)}`);
  const text = parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
  return text.includes("\n") ? undefined : text;
}

function objectText(value: object, path: Path): string {
  const indent = "  ".repeat(path.length);
  const rows = definedEntries(value).map(([name, below]) => {
    const here = [...path, name];
    const start = `${indent}  ${keyText(name)}: `;
    const note = noteOf(here);
    const heading = path.length === 0 ? headings[name] : undefined;
    const above = heading === undefined ? "" : `${indent}  // ${heading}\n`;
    return `${above}${start}${valueText(below, here, start.length + 1)},${note === undefined ? "" : ` // ${note}`}\n`;
  });
  return `{\n${rows.join("")}${indent}}`;
}

const definedEntries = (value: object): readonly (readonly [string, unknown])[] =>
  Object.entries(value).filter(([, below]) => below !== undefined);

const noteOf = (path: Path): string | undefined => notes[path.join(".")];

const keyText = (name: string): string => (/^[A-Za-z_$][\w$]*$/u.test(name) ? name : JSON.stringify(name));
