import type { SkinTokens } from "@livery/ui/tokens";
import { isObject } from "./read-token.ts";

/** A value that an import changes: its path, and the value before and after; undefined where there is none. */
export interface TokenDifference {
  readonly token: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** A skin's tokens with the values of a file over those that it has, or without any that the file does not have. */
export function withTokens(
  current: SkinTokens,
  values: ReadonlyMap<string, unknown>,
  { replace }: { readonly replace: boolean },
): SkinTokens {
  const result: Record<string, unknown> = replace ? {} : { ...structuredClone(current) };
  for (const [path, value] of values) place(result, path.split("."), value);
  return result;
}

function place(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [name = "", ...rest] = path;
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  // The colours of a list are tokens 1, 2, …
  if (rest.length === 1 && /^\d$/u.test(rest[0] ?? "")) {
    const list = Array.isArray(target[name]) ? [...(target[name] as readonly unknown[])] : [];
    list[Number(rest[0]) - 1] = value;
    target[name] = list;
    return;
  }
  const below = isObject(target[name]) ? { ...target[name] } : {};
  target[name] = below;
  place(below, rest, value);
}

/** Every value that differs, in the order of their paths. */
export function tokenDifferences(before: SkinTokens, after: SkinTokens): readonly TokenDifference[] {
  const [one, other] = [flat(before), flat(after)];
  const paths = [...new Set([...one.keys(), ...other.keys()])].toSorted();
  return paths
    .map((token) => ({ token, from: one.get(token), to: other.get(token) }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to));
}

/** Leaves by their path; a list is one value. */
function flat(value: unknown, path: readonly string[] = []): ReadonlyMap<string, unknown> {
  if (!isObject(value)) return new Map(value === undefined ? [] : [[path.join("."), value]]);
  return new Map(Object.entries(value).flatMap(([name, below]) => [...flat(below, [...path, name])]));
}
