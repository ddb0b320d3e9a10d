import { posix } from "node:path";
import { overridesModuleId } from "../platform/site-source.ts";
import { linkedKey, linkedNames, plainModules } from "./linked-names.ts";
import { parseModule, type ModuleImport, type ModuleName } from "./module-imports.ts";
import { ownPath } from "./own-paths.ts";
import type { ProductSource } from "./product-source.ts";

/** A file of the site as an own file. */
export interface Rewritten {
  /** Its text, whose imports are those that an own file may have. */
  readonly text: string;
  /** The files of the site that must be copied with it. */
  readonly copied: readonly string[];
  /** The names that it has of `@livery/site/variants`. */
  readonly linked: readonly string[];
  /** Why it cannot be an own file, as parts of a sentence; empty if it can. */
  readonly problems: readonly string[];
}

/** Code that a page has once: state, rules and calls, which stay the product's. */
const productOnly =
  /^(?:app|core|hand-off|live|routes|security|shell|slip|update|variants)\/|\.(?:model|route|block)\.tsx?$/u;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const known = new WeakMap<ProductSource, Map<string, Rewritten | undefined>>();

/**
 * Rewrites the imports of a file of the site: what `@livery/site/variants` exports is imported from there, other files of the site
 * from their copies. A pure function of the product and the path, so that a later release can be compared. Undefined if the product
 * has no such file.
 */
export function rewrite(product: ProductSource, source: string): Rewritten | undefined {
  const found = known.get(product) ?? new Map<string, Rewritten | undefined>();
  known.set(product, found);
  const original = product.read(source);
  if (!found.has(source)) found.set(source, original === undefined ? undefined : rewritten(product, source, original));
  return found.get(source);
}

function rewritten(product: ProductSource, source: string, original: string): Rewritten {
  const surface = linkedNames(product);
  const isStyles = source.endsWith(".css.ts");
  const { imports, lazy } = parseModule(source, original);
  const copied: string[] = [];
  const linked: ModuleName[] = [];
  const problems: string[] = [];
  const edits: Edit[] = [];
  const places: number[] = [];

  const copy = (module: string, wanted: string): void => {
    const text = product.read(module);
    if (text === undefined) return void problems.push(`${module} is not there`);
    const state = productOnly.test(module) ? "it is the product's alone" : parseModule(module, text).state;
    if (state !== undefined) problems.push(`it needs ${wanted} of ${module}: ${state}`);
    else copied.push(module);
  };
  const relativeTo = (module: string): string => {
    const path = posix.relative(posix.dirname(ownPath(source)), ownPath(module));
    return JSON.stringify(path.startsWith(".") ? path : `./${path}`);
  };

  for (const each of imports) {
    if (plainModules.has(each.from)) continue;
    const isLocal = each.from.startsWith(".");
    const module = isLocal ? posix.join(posix.dirname(source), each.from) : each.from;
    const link = (name: ModuleName): string | undefined =>
      each.isExport || (isStyles && !name.isType) ? undefined : surface.get(linkedKey(module, name.imported));
    const others = each.names.filter((name) => link(name) === undefined);
    if (others.length > 0 || each.names.length === 0) {
      const wanted = others.map(({ imported }) => imported).join(", ") || "the effect";
      if (isLocal) copy(module, wanted);
      else problems.push(`it needs ${wanted} of ${module}, which ${overridesModuleId} does not export`);
    }
    linked.push(
      ...each.names.flatMap((name) => {
        const exported = link(name);
        return exported === undefined ? [] : [{ ...name, imported: exported }];
      }),
    );
    if (others.length === each.names.length) {
      if (isLocal) edits.push({ start: each.fromStart, end: each.fromEnd, text: relativeTo(module) });
      continue;
    }
    places.push(each.start);
    const rest = others.length === 0 ? "" : statement(others, isLocal ? relativeTo(module) : JSON.stringify(module));
    edits.push({ start: each.start, end: endOf(original, each, rest), text: rest });
  }
  for (const { end, from, start } of lazy) {
    if (!from.startsWith(".")) continue;
    const module = posix.join(posix.dirname(source), from);
    copy(module, "the default export");
    edits.push({ start, end, text: relativeTo(module) });
  }
  const [place] = places;
  if (place !== undefined)
    edits.push({ start: place, end: place, text: `${statement(linked, JSON.stringify(overridesModuleId))}\n` });
  return {
    text: edited(original, edits),
    copied: [...new Set(copied)],
    linked: [...new Set(linked.map(({ imported }) => imported))],
    problems: [...new Set(problems)],
  };
}

/** A removed statement takes its line end with it. */
function endOf(text: string, { end }: ModuleImport, replacement: string): number {
  return replacement === "" && text[end] === "\n" ? end + 1 : end;
}

function edited(text: string, edits: readonly Edit[]): string {
  // An insertion comes before what is removed at its place.
  const inOrder = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  let result = "";
  let at = 0;
  for (const { end, start, text: inserted } of inOrder) {
    result += text.slice(at, start) + inserted;
    at = end;
  }
  return result + text.slice(at);
}

const widest = 120;

function statement(names: readonly ModuleName[], from: string): string {
  const all = new Map(names.map((name) => [`${name.imported} ${name.local}`, name]));
  // A name that is used as a value and as a type is imported once, as a value.
  for (const name of names) if (!name.isType) all.set(`${name.imported} ${name.local}`, name);
  const isTypes = names.every(({ isType }) => isType);
  const whole = [...all.values()].find(({ imported }) => imported === "*");
  if (whole !== undefined) return `import ${isTypes ? "type " : ""}* as ${whole.local} from ${from};`;
  const sorted = [...all.values()].toSorted((a, b) => a.imported.localeCompare(b.imported, "en"));
  const parts = sorted.map(({ imported, isType, local }) => {
    const name = imported === local ? imported : `${imported} as ${local}`;
    return isType && !isTypes ? `type ${name}` : name;
  });
  const head = isTypes ? "import type" : "import";
  const line = `${head} { ${parts.join(", ")} } from ${from};`;
  return line.length <= widest ? line : `${head} {\n${parts.map((part) => `  ${part},\n`).join("")}} from ${from};`;
}
