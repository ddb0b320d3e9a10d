import { existsSync, readFileSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";
import type { parseAst } from "vite";
import { moduleFile } from "../sandbox/import-rules.ts";

/** The location of a value: a file below the brand's folder (or beside it), and the line, from 1. */
export interface SourceLocation {
  readonly file: string;
  readonly line: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

interface Source {
  readonly file: string;
  readonly text: string;
  readonly body: readonly Node[];
}

/** A value in the source, and its location: a property with its name, or the value itself. */
interface Found {
  readonly source: Source;
  readonly value: Node;
  readonly at: Node;
}

/** The text of a skin's files, in which the fields of their export can be located. */
export interface SkinSource {
  /**
   * The line of a field (`tokens.color.accent`), or of its nearest ancestor in the source; `depth` is the number of path steps
   * that were found.
   */
  readonly locationOf: (path: readonly string[]) => SourceLocation & { readonly depth: number };
  /** Every field that occurs twice in one object, where the second would silently win. */
  readonly twice: () => readonly (SourceLocation & { readonly field: string })[];
}

/** Maximum number of steps through names, imports and spreads of a value: more are a cycle. */
const mostSteps = 40;

/** Reads `file` and its relative imports. Only literal values have a line, computed ones have none. */
export async function skinSource(file: string): Promise<SkinSource> {
  const { parseAst: parse } = await import("vite");
  const sources = new Map<string, Source>();
  const read = (path: string): Source => {
    const source = sources.get(path) ?? parsed(path, parse);
    sources.set(path, source);
    return source;
  };
  const folder = dirname(file);
  const main = read(file);
  const start = main.body.find(({ type }) => type === "ExportDefaultDeclaration");
  const location = ({ source, at }: Pick<Found, "source" | "at">): SourceLocation => ({
    file: relative(folder, source.file).split(sep).join("/"),
    line: source.text.slice(0, at.start).split("\n").length,
  });
  const reader = membersOf(read);
  const root: Found = {
    source: main,
    value: start ?? { type: "Nothing", start: 0 },
    at: start ?? { type: "Nothing", start: 0 },
  };
  return {
    locationOf: (path) => {
      let here = root;
      let depth = 0;
      for (const name of path) {
        const next = reader.members(here).findLast((member) => member.name === name);
        if (next === undefined) break;
        here = next;
        depth += 1;
      }
      return { ...location(here), depth };
    },
    twice: () => reader.twice(root).map(({ field, ...found }) => ({ ...location(found), field })),
  };
}

function parsed(file: string, parse: typeof parseAst): Source {
  const raw = existsSync(file) ? readFileSync(file, "utf8") : "";
  const isJson = file.endsWith(".json");
  // As an expression; the bracket replaces a byte order mark or precedes the first line.
  const text = isJson ? `(${raw.replace(/^\uFEFF/u, "")}\n)` : raw;
  try {
    return { file, text, body: parse(text, { lang: isJson ? "js" : "ts" }).body as unknown as readonly Node[] };
  } catch {
    // The evaluation of the file reports the error.
    return { file, text, body: [] };
  }
}

type Member = Found & { readonly name: string; readonly owner: Node };

function membersOf(read: (file: string) => Source) {
  /** Resolves a value to its object or list: through names, imports, types, and the argument of defineSkin. */
  const resolved = ({ source, value }: Pick<Found, "source" | "value">, steps = 0): Pick<Found, "source" | "value"> => {
    if (steps > mostSteps) return { source, value };
    const inner =
      value["declaration"] ?? value["expression"] ?? (value["arguments"] as readonly Node[] | undefined)?.[0];
    if (isNode(inner)) return resolved({ source, value: inner }, steps + 1);
    if (value.type !== "Identifier") return { source, value };
    const named = declared(source, String(value["name"]));
    return named === undefined ? { source, value } : resolved(named, steps + 1);
  };

  const declared = (source: Source, name: string): Pick<Found, "source" | "value"> | undefined => {
    for (const statement of source.body) {
      const declaration = statement.type === "ExportNamedDeclaration" ? statement["declaration"] : statement;
      if (isNode(declaration) && declaration.type === "VariableDeclaration")
        for (const { id, init } of declaration["declarations"] as readonly {
          readonly id: Node;
          readonly init: unknown;
        }[])
          if (id["name"] === name && isNode(init)) return { source, value: init };
      if (statement.type !== "ImportDeclaration") continue;
      const specifiers = statement["specifiers"] as readonly Node[];
      const specifier = specifiers.find(({ local }) => (local as Node)["name"] === name);
      const from = fileOf(source.file, String((statement["source"] as Node)["value"]));
      if (specifier && from !== undefined) return exported(read(from), specifier);
    }
    return undefined;
  };

  const exported = (source: Source, { type, imported }: Node): Pick<Found, "source" | "value"> | undefined => {
    if (type === "ImportSpecifier") return declared(source, String((imported as Node)["name"]));
    const [first] = source.body;
    const value = source.file.endsWith(".json")
      ? first
      : source.body.find((statement) => statement.type === "ExportDefaultDeclaration");
    return value && { source, value };
  };

  const members = (found: Pick<Found, "source" | "value">, steps = 0): readonly Member[] => {
    const { source, value } = resolved(found);
    if (value.type === "ArrayExpression")
      return (value["elements"] as readonly (Node | null)[]).flatMap((element, index) =>
        element === null ? [] : [{ source, value: element, at: element, name: String(index), owner: value }],
      );
    if (value.type !== "ObjectExpression" || steps > mostSteps) return [];
    return (value["properties"] as readonly Node[]).flatMap((property) => {
      if (property.type === "SpreadElement") return members({ source, value: property["argument"] as Node }, steps + 1);
      const { name, value: literal } = property["key"] as Node;
      if (property["computed"] === true) return [];
      return [{ source, value: property["value"] as Node, at: property, name: String(name ?? literal), owner: value }];
    });
  };

  const twice = (
    found: Pick<Found, "source" | "value">,
    field = "",
    steps = 0,
  ): readonly (Found & { readonly field: string })[] => {
    if (steps > mostSteps) return [];
    const all = members(found);
    return all.flatMap((member, index) => {
      const here = field === "" ? member.name : `${field}.${member.name}`;
      // A field that overrides a spread one is intended; a repeated one in the same object is a mistake.
      const isRepeated = all.slice(0, index).some(({ name, owner }) => name === member.name && owner === member.owner);
      return [...(isRepeated ? [{ ...member, field: here }] : []), ...twice(member, here, steps + 1)];
    });
  };
  return { members, twice };
}

/** The file of a relative import; undefined for a package. */
function fileOf(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith(".")) return undefined;
  return moduleFile(resolve(dirname(from), specifier));
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
