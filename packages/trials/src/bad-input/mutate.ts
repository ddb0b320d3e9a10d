import type { WireBody } from "@livery/contract/testing";

/** Numbers from 0 to 1. */
export type Chance = () => number;

export function oneOf<Item>(chance: Chance, items: readonly Item[]): Item {
  return items[Math.floor(chance() * items.length)] as Item;
}

const deep = (depth: number): unknown => {
  let value: unknown = 1;
  for (let at = 0; at < depth; at += 1) value = at % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Unexpected values in place of any value. */
const strange: readonly ((chance: Chance) => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 0,
  () => -0.5,
  () => 1.5,
  () => 2 ** 31,
  () => 2 ** 53,
  () => Number.MAX_VALUE,
  () => -Number.MAX_VALUE,
  () => "",
  () => " ",
  () => "0",
  () => "1e3",
  () => "-1",
  () => "NaN",
  () => "Infinity",
  () => "9".repeat(400),
  () => "\u0000",
  () => "a\u0000b",
  () => "\uD800",
  () => "\u202Eabc\u202C",
  () => "ｆｕｌｌｗｉｄｔｈ",
  () => "👩‍👩‍👧‍👦".repeat(40),
  () => "۱۲۳",
  () => "'; drop table coupon; --",
  () => "$1",
  () => "%s%n",
  () => "../../etc/passwd",
  () => "<script>alert(1)</script>",
  () => [],
  () => ({ a: 1 }),
  () => ({}),
  () => [[]],
  () => deep(20),
  () => deep(900),
  () => ({ constructor: 1, prototype: {}, toString: 1 }),
  () => Array.from({ length: 300 }, (_, at) => at),
  (chance) => Math.floor(chance() * 1e12),
  (chance) => String.fromCharCode(...Array.from({ length: 12 }, () => Math.floor(chance() * 65_536))),
];

type Path = readonly string[];

/** Every path in a value, except the root. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const childPath = [...path, name];
    return [childPath, ...pathsOf(inner, childPath)];
  });
}

function changed(value: unknown, path: Path, change: (parent: Record<string, unknown>, name: string) => void): unknown {
  const copy = structuredClone(value);
  let parent = copy as Record<string, unknown>;
  for (const name of path.slice(0, -1)) parent = parent[name] as Record<string, unknown>;
  change(parent, path.at(-1) ?? "");
  return copy;
}

/** A payload with one to three changes: a value, a name, an order of magnitude. It may still be valid. */
export function mutated(payload: WireBody, chance: Chance): unknown {
  let value: unknown = payload;
  for (let times = 1 + Math.floor(chance() * 3); times > 0; times -= 1) {
    const paths = pathsOf(value);
    if (paths.length === 0 || chance() < 0.05) return oneOf(chance, strange)(chance);
    const path = oneOf(chance, paths);
    value = changed(value, path, (parent, name) => {
      const kind = chance();
      if (kind < 0.6) parent[name] = oneOf(chance, strange)(chance);
      else if (kind < 0.7) delete parent[name];
      else if (kind < 0.8)
        parent[oneOf(chance, ["unknown", "constructor", `${name} `, name.toUpperCase(), "", "userId", "__v"])] =
          parent[name];
      else if (kind < 0.9 && typeof parent[name] === "number")
        parent[name] = (parent[name] as number) * oneOf(chance, [-1, 1e6, 1e-3, 1e15]);
      else if (Array.isArray(parent[name]))
        parent[name] = Array.from({ length: 101 }, () => (parent[name] as unknown[])[0]);
      else parent[name] = [parent[name]];
    });
  }
  return value;
}

/** A body that is no JSON object, or contains edge cases of parsers. */
export function broken(payload: WireBody, chance: Chance): string {
  const text = JSON.stringify(payload);
  return oneOf<() => string>(chance, [
    () => text.slice(0, Math.floor(chance() * text.length)),
    () => `${text}}`,
    () => `${text}${text}`,
    () => "",
    () => "null",
    () => "[]",
    () => `[${text}]`,
    () => JSON.stringify(text),
    () => text.replace("{", '{"__proto__": {"isAdmin": true}, '),
    () => text.replace("{", '{"constructor": {"prototype": {"isAdmin": true}}, '),
    () => text.replace(/"/g, "'"),
    () => text.replace(/:\s*(-?\d+)/, ": 0x10"),
    () => text.replace(/:\s*(-?\d+)/, ": NaN"),
    () => `{"a":${"[".repeat(5_000)}${"]".repeat(5_000)}}`,
    () => `{${'"a":{'.repeat(3_000)}${"}".repeat(3_000)}}`,
    () => `\uFEFF\uFEFF${text}`,
    () => text.replace("}", ", }"),
    () => "\u0000",
    () => "a=1&b=2",
    () => "--boundary\r\nContent-Disposition: form-data; name=a\r\n\r\n1",
  ])();
}
