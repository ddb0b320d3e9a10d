import { parseSync } from "rolldown/utils";
import { overridesModuleId, variantModuleId } from "../platform/site-source.ts";
import type { Codemod } from "./codemods.ts";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A brand's file of data (`skin.config.ts`, `tokens.ts`) after codemods; as it was where they have nothing to do or it does not parse. */
export function mendConfig(text: string, codemods: readonly Codemod[]): string {
  return codemods.reduce((mended, codemod) => edit(mended, (program) => configEdits(program, codemod)), text);
}

/** An own file after codemods, the same. */
export function mendOwnCode(text: string, codemods: readonly Codemod[]): string {
  return codemods.reduce((mended, codemod) => edit(mended, (program) => codeEdits(program, codemod)), text);
}

function edit(text: string, find: (program: Node) => readonly Edit[]): string {
  const { errors, program } = parseSync("file.tsx", text);
  if (errors.length > 0) return text;
  return find(program as unknown as Node)
    .toSorted((a, b) => b.start - a.start)
    .reduce((mended, { end, start, text: inserted }) => mended.slice(0, start) + inserted + mended.slice(end), text);
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

function below(node: Node): readonly Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

function everyNode(node: Node): readonly Node[] {
  return [node, ...below(node).flatMap(everyNode)];
}

interface Field {
  /** The names of the fields that lead to it, itself last. */
  readonly path: readonly string[];
  readonly property: Node;
}

/** Every field of the objects that are written in a file. */
function fields(node: Node, path: readonly string[] = []): readonly Field[] {
  if (node.type !== "Property") return below(node).flatMap((each) => fields(each, path));
  const { name, value } = node["key"] as Node;
  const here = [...path, String(name ?? value)];
  return [{ path: here, property: node }, ...below(node).flatMap((each) => fields(each, here))];
}

const endsWith = (path: readonly string[], end: readonly string[]): boolean =>
  end.every((name, index) => path[path.length - end.length + index] === name);

function configEdits(program: Node, codemod: Codemod): readonly Edit[] {
  if (codemod.kind === "variant") {
    const { from, of, to } = codemod;
    return fields(program).flatMap(({ path, property }) => {
      const value = property["value"] as Node;
      return endsWith(path, [of.kind, of.name]) && value["value"] === from ? [replaced(value, JSON.stringify(to))] : [];
    });
  }
  const wanted =
    codemod.kind === "setting" ? ["settings", codemod.from] : codemod.kind === "token" ? codemod.path : undefined;
  if (wanted === undefined) return [];
  return fields(program).flatMap(({ path, property }) =>
    endsWith(path, wanted) ? [renamedKey(property, codemod.to)] : [],
  );
}

/** `{ accent }` becomes `{ highlight: accent }`. */
function renamedKey(property: Node, to: string): Edit {
  const key = property["key"] as Node;
  return replaced(key, property["shorthand"] === true ? `${to}: ${String(key["name"])}` : to);
}

const replaced = ({ end, start }: Node, text: string): Edit => ({ start, end, text });

function codeEdits(program: Node, codemod: Codemod): readonly Edit[] {
  if (codemod.kind === "export") return importEdits(program, codemod);
  if (codemod.kind === "variant") return moduleEdits(program, codemod);
  if (codemod.kind === "variable") return variableEdits(program, codemod);
  return [];
}

/** A wrapped variant is imported by its name. */
function moduleEdits(program: Node, { from, of, to }: Extract<Codemod, { readonly kind: "variant" }>): readonly Edit[] {
  const idOf = (variant: string): string => variantModuleId({ ...of, variant });
  return below(program)
    .filter(({ source, type }) => type === "ImportDeclaration" && (source as Node)["value"] === idOf(from))
    .map(({ source }) => replaced(source as Node, JSON.stringify(idOf(to))));
}

function importEdits(program: Node, { from, to }: { readonly from: string; readonly to: string }): readonly Edit[] {
  return below(program)
    .filter(({ source, type }) => type === "ImportDeclaration" && (source as Node)["value"] === overridesModuleId)
    .flatMap((statement) => statement["specifiers"] as readonly Node[])
    .flatMap((specifier) => {
      const imported = specifier["imported"] as Node | undefined;
      const local = specifier["local"] as Node;
      if (imported?.["name"] !== from) return [];
      // The rest of the file has the local name.
      return [replaced(imported, imported.start === local.start && local["name"] !== to ? `${to} as ${from}` : to)];
    });
}

/** Uses of `vars.a.b`, also where the file has taken `a` out of `vars` first. */
function variableEdits(
  program: Node,
  { path, to }: { readonly path: readonly string[]; readonly to: string },
): readonly Edit[] {
  const nodes = everyNode(program);
  const taken = new Map<string, readonly string[]>([["vars", []]]);
  const edits: Edit[] = [];
  for (const { id, init, type } of nodes) {
    if (type !== "VariableDeclarator" || !isNode(init) || !isNode(id) || id.type !== "ObjectPattern") continue;
    const from = pathOf(init, taken);
    if (from === undefined) continue;
    for (const property of (id["properties"] as readonly Node[]).filter((each) => each.type === "Property")) {
      const name = String((property["key"] as Node)["name"]);
      const value = property["value"] as Node;
      if (value.type === "Identifier") taken.set(String(value["name"]), [...from, name]);
      if ([...from, name].join(".") === path.join(".")) edits.push(renamedKey(property, to));
    }
  }
  const uses = nodes.filter(
    (node) => node.type === "MemberExpression" && pathOf(node, taken)?.join(".") === path.join("."),
  );
  return [...edits, ...uses.map((use) => replaced(use["property"] as Node, to))];
}

/** The path below `vars` of an expression; undefined for any other. */
function pathOf(node: Node, taken: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  if (node.type === "Identifier") return taken.get(String(node["name"]));
  if (node.type !== "MemberExpression" || node["computed"] === true) return undefined;
  const above = pathOf(node["object"] as Node, taken);
  return above && [...above, String((node["property"] as Node)["name"])];
}
