import { existsSync, readFileSync } from "node:fs";

type Tree = { readonly [key: string]: string | Tree };

/** Reads a brand's word as a player of a language sees it: `words("fa", "harbour")("slip", "place")`. */
export function translatorFor(
  lang: string,
  brand: string,
): (namespace: string, key: string, params?: Readonly<Record<string, string>>) => string {
  const ownFile = new URL(`../../../../skins/${brand}/messages/${lang}.json`, import.meta.url);
  const ownMessages = existsSync(ownFile) ? read(ownFile) : {};
  return (namespace, key, params = {}) => {
    const product = read(new URL(`../../../i18n/src/messages/${lang}/${namespace}.json`, import.meta.url));
    const message = at(ownMessages, [namespace, ...key.split(".")]) ?? at(product, key.split("."));
    if (message === undefined) throw new RangeError(`${lang}/${namespace}.json has no ${key}`);
    if (typeof message !== "string") throw new RangeError(`${namespace}:${key} is a group of words`);
    return message.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => params[name] ?? `{{${name}}}`);
  };
}

function read(file: URL): Tree {
  return JSON.parse(readFileSync(file, "utf8")) as Tree;
}

function at(tree: Tree, path: readonly string[]): string | Tree | undefined {
  return path.reduce<string | Tree | undefined>(
    (node, part) => (typeof node === "object" ? node[part] : undefined),
    tree,
  );
}
