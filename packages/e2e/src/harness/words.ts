import { readFileSync } from "node:fs";

type Tree = { readonly [key: string]: string | Tree };

/** Reads a product's word as a player of that language sees it: `words("fa")("slip", "place")`. */
export function words(
  lang: string,
): (namespace: string, key: string, params?: Readonly<Record<string, string>>) => string {
  return (namespace, key, params = {}) => {
    const file = new URL(`../../../i18n/src/words/${lang}/${namespace}.json`, import.meta.url);
    let node: string | Tree = JSON.parse(readFileSync(file, "utf8")) as Tree;
    for (const part of key.split(".")) {
      const next: string | Tree | undefined = typeof node === "string" ? undefined : node[part];
      if (next === undefined) throw new RangeError(`${lang}/${namespace}.json has no ${key}`);
      node = next;
    }
    if (typeof node !== "string") throw new RangeError(`${namespace}:${key} is a group of words`);
    return node.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => params[name] ?? `{{${name}}}`);
  };
}
