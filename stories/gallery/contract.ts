/** What the variants of a page or block are given, as its sources declare it. */
export interface Contract {
  /** The model's declaration, after it those that it is made of. */
  readonly text: string;
  /** What a variant may ask for, by name: `submit`; `amount.type` where a part of the model has it. */
  readonly actions: readonly string[];
}

/** Reads a source file by its path; null where there is none. */
export type ReadSource = (path: string) => string | null;

interface Declared {
  readonly name: string;
  readonly text: string;
  /** The file that declares it. */
  readonly path: string;
}

/**
 * Finds the model that a file declares, with the types of the site's own that it names: those of other packages are
 * documented there. Null where the file declares no model.
 */
export function contractOf(path: string, read: ReadSource): Contract | null {
  const name = /export interface (\w+Model)\b/u.exec(read(path) ?? "")?.[1];
  const model = name === undefined ? null : declarationIn(path, name, read);
  if (model === null) return null;
  const found = new Map([[model.name, model]]);
  // What it extends belongs to it, so that what its own parts are made of comes in a second step.
  const bases = namedBy(model, read).filter(({ name }) => headOf(model.text).includes(name));
  for (const each of [...bases, ...[model, ...bases].flatMap((one) => namedBy(one, read))]) found.set(each.name, each);
  return {
    text: [...found.values()].map(({ text }) => text).join("\n\n"),
    actions: [model, ...bases].flatMap((each) => actionsOf(each, found)),
  };
}

const headOf = (text: string): string => text.slice(0, text.indexOf("{"));
const withoutComments = (text: string): string => text.replaceAll(/\/\*\*?[\s\S]*?\*\/|\/\/.*$/gmu, "");

/** The site's types that a declaration names, in the order of their mention. */
function namedBy({ name, path, text }: Declared, read: ReadSource): readonly Declared[] {
  const typeNames = new Set(withoutComments(text).match(/\b[A-Z]\w+\b/gu) ?? []);
  typeNames.delete(name);
  return [...typeNames].flatMap((typeName) => declarationIn(path, typeName, read) ?? []);
}

/** A type where it is declared: in the file, or in the one that the file imports it from. */
function declarationIn(path: string, name: string, read: ReadSource, depth = 0): Declared | null {
  const source = read(path);
  if (source === null || depth > 3) return null;
  const text = declarationOf(source, name);
  if (text !== null) return { name, text, path };
  const from = importOf(source, name);
  return from === null ? null : declarationIn(joined(path, from), name, read, depth + 1);
}

function declarationOf(source: string, name: string): string | null {
  const from = source.search(new RegExp(`^export (interface|type) ${name}\\b`, "mu"));
  if (from < 0) return null;
  const lines = source.slice(from).split("\n");
  // Nothing of a declaration begins at a line's start but its end.
  const isShort = lines[0]?.includes("{") !== true;
  const last = lines.findIndex((line, at) => /^\S.*;$|^\}/u.test(line) || (isShort && at > 0 && line.endsWith(";")));
  return lines.slice(0, last + 1).join("\n");
}

/** Where a file takes a name from, of the site's own files. */
function importOf(source: string, name: string): string | null {
  for (const [, list = "", from = ""] of source.matchAll(
    /(?:import|export) (?:type )?\{([^}]*)\} from "(\.[^"]+)"/gu,
  )) {
    const names = list.split(",").map((each) => each.trim().replace(/^type /u, ""));
    if (names.includes(name)) return from;
  }
  return null;
}

function joined(path: string, from: string): string {
  const parts = path.split("/").slice(0, -1);
  for (const part of from.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}

/** Members that do something, and those of the parts that it holds. */
function actionsOf({ text }: Declared, known: ReadonlyMap<string, Declared>, below = ""): readonly string[] {
  return membersOf(text).flatMap(([name, type]) => {
    const full = `${below}${name}`;
    if (isAction(type)) return [full];
    const part = below === "" ? known.get(/\b[A-Z]\w+\b/u.exec(type)?.[0] ?? "") : undefined;
    return part === undefined || type.includes("=>") ? [] : actionsOf(part, known, `${full}.`);
  });
}

/** What gives an answer and changes nothing is a question: `now: () => number`. */
const isAction = (type: string): boolean => /=> (void|boolean|Promise<.*>)\)?( \| null)?$/u.test(type);

/** Names and types of what an interface lists itself. */
function membersOf(text: string): readonly (readonly [string, string])[] {
  if (!text.startsWith("export interface")) return [];
  const body = withoutComments(text.slice(text.indexOf("{") + 1));
  return [...body.matchAll(/^ {2}readonly (\w+)\??: ([\s\S]*?);$/gmu)].map(
    ([, name = "", type = ""]) => [name, type.replaceAll(/\s+/gu, " ").trim()] as const,
  );
}
