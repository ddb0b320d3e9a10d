import { aliases } from "./aliases.ts";

type Values = Readonly<Record<string, unknown>>;

/** Applies pins to derived values, leaf by leaf. */
export function pin<T extends object>(values: T, pins: object | undefined): T {
  if (!pins) return values;
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => {
    const over = (pins as Values)[name];
    if (over === undefined) return [name, value];
    return [name, typeof value === "object" && value !== null ? pin(value, over as object) : over];
  });
  return Object.fromEntries(entries) as T;
}

/** The pins of a palette with those of its aliases: an alias follows its token if that is pinned too. */
export function withAliases(pins: object | undefined): object | undefined {
  if (!pins) return undefined;
  const followed = structuredClone(pins) as Record<string, unknown>;
  for (const [alias, target] of Object.entries(aliases)) {
    const value = at(pins, target);
    if (value !== undefined && at(pins, alias) === undefined) put(followed, alias, value);
  }
  return followed;
}

/** Without `color.`, the root of a palette's pins. */
const below = (path: string): readonly string[] => path.split(".").slice(1);

function at(pins: object, path: string): unknown {
  return below(path).reduce<unknown>((here, part) => (here as Values | undefined)?.[part], pins);
}

function put(pins: Record<string, unknown>, path: string, value: unknown): void {
  const parts = below(path);
  const last = parts.at(-1) ?? "";
  const group = parts.slice(0, -1).reduce<Record<string, unknown>>((here, part) => {
    here[part] ??= {};
    return here[part] as Record<string, unknown>;
  }, pins);
  group[last] = value;
}
