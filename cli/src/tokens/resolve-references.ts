import { nearestName } from "@livery/contract/settings";
import { isObject, type ImportProblem, type ReadToken } from "./read-token.ts";

/** The name of the token that a value refers to: `{color.accent}`, or as a JSON pointer `#/color/accent/$value`. */
function referenceOf(value: unknown): string | undefined {
  if (typeof value === "string") return /^\{([^{}]+)\}$/u.exec(value.trim())?.[1];
  const pointer = isObject(value) ? value["$ref"] : undefined;
  if (typeof pointer !== "string" || !pointer.startsWith("#/")) return undefined;
  const names = pointer
    .slice(2)
    .replace(/\/\$value$/u, "")
    .split("/");
  return names.map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~")).join(".");
}

/**
 * Every token with the value of the token that it refers to, however many references lie between. A reference in a mode means the
 * value of that mode where there is one. Unknown names and circles are problems; such tokens are left out.
 */
export function resolveReferences(read: readonly ReadToken[]): {
  readonly tokens: readonly ReadToken[];
  readonly problems: readonly ImportProblem[];
  /** The names that others refer to: a palette of a design tool, whose names are its own. */
  readonly referred: ReadonlySet<string>;
} {
  const byName = new Map<string, ReadToken>();
  for (const token of read) {
    const name = token.path.join(".");
    byName.set(`${name} ${token.mode ?? ""}`, token);
    if (!byName.has(name) || token.mode !== "dark") byName.set(name, token);
  }
  const names = [...new Set(read.map(({ path }) => path.join(".")))];
  const problems: ImportProblem[] = [];
  const referred = new Set(read.flatMap(({ value }) => referenceOf(value) ?? []));
  const tokens = read.flatMap((token): readonly ReadToken[] => {
    const passed = new Set<string>();
    let here = token;
    for (;;) {
      const target = referenceOf(here.value);
      if (target === undefined) return [{ ...token, value: here.value }];
      const next = byName.get(`${target} ${token.mode ?? ""}`) ?? byName.get(target);
      if (next === undefined || passed.has(target)) {
        const allowed =
          next === undefined ? "a reference to a token of the file" : "a reference that does not come back to itself";
        const nearest = next === undefined ? nearestName(target, names) : undefined;
        const wrong = { token: token.path.join("."), value: token.value, allowed };
        problems.push(nearest !== undefined ? { ...wrong, nearest: `{${nearest}}` } : wrong);
        return [];
      }
      passed.add(target);
      here = next;
    }
  });
  return { tokens, problems, referred };
}
