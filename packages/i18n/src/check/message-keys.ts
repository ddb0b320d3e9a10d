import type { Messages, MessageTree } from "../init.ts";

const pluralEnding = /_(?:zero|one|two|few|many|other)$/;

/** One message: its key without the plural ending, and its texts by ending (`""` if it has none). */
export interface MessageForms {
  readonly key: string;
  readonly forms: ReadonlyMap<string, string>;
}

function leaves(tree: MessageTree, prefix: string): (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([name, below]) =>
    typeof below === "string" ? [[`${prefix}${name}`, below] as const] : leaves(below, `${prefix}${name}.`),
  );
}

/** Every message by `namespace:path.to.key`, with its plural forms. */
export function messagesByKey(messages: Messages): ReadonlyMap<string, MessageForms> {
  const found = new Map<string, Map<string, string>>();
  for (const [namespace, tree] of Object.entries(messages)) {
    for (const [path, text] of leaves(tree, `${namespace}:`)) {
      const ending = pluralEnding.exec(path)?.[0] ?? "";
      const key = ending === "" ? path : path.slice(0, -ending.length);
      const forms = found.get(key) ?? new Map<string, string>();
      forms.set(ending.slice(1), text);
      found.set(key, forms);
    }
  }
  return new Map([...found].map(([key, forms]) => [key, { key, forms }]));
}

/** The variable names between double braces, without format hints. */
export function variablesOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? ""));
}
