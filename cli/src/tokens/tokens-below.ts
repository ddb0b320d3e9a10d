import { isObject, type ReadToken, type TokenMode } from "./read-token.ts";
import { vendorKey } from "./write-design-tokens.ts";

/** Every token below a group. */
export function tokensBelow(
  group: Readonly<Record<string, unknown>>,
  mode: TokenMode | undefined,
  path: readonly string[] = [],
): readonly ReadToken[] {
  const value = "$value" in group ? group["$value"] : isLegacyToken(group) ? group["value"] : undefined;
  if (value !== undefined) return [{ path, mode, value }];
  const vendor = isObject(group["$extensions"]) ? group["$extensions"][vendorKey] : undefined;
  const extra = isObject(vendor) ? leavesOf(vendor, mode, path) : [];
  const named = Object.entries(group).filter(([name]) => name === "$root" || !name.startsWith("$"));
  const below = named.flatMap(([name, each]) =>
    isObject(each) ? tokensBelow(each, mode, name === "$root" ? path : [...path, name]) : [],
  );
  return [...extra, ...below];
}

/** Tokens Studio's older form. */
const isLegacyToken = (group: Readonly<Record<string, unknown>>): boolean => "value" in group && "type" in group;

/** What the format has no type for: its values stand as they are. */
function leavesOf(
  values: Readonly<Record<string, unknown>>,
  mode: TokenMode | undefined,
  path: readonly string[],
): readonly ReadToken[] {
  return Object.entries(values).map(([name, value]) => ({ path: [...path, name], mode, value }));
}
