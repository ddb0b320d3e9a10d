import type { Messages, MessageTree } from "@livery/i18n";

/** The message of a key such as `coupon:kind.system`, as it is stored, with its variables; undefined if there is none. */
export function messageAt(messages: Messages, key: string): string | undefined {
  const [namespace = "", path = ""] = key.split(":");
  let found: MessageTree | string | undefined = messages[namespace];
  for (const step of path.split(".")) {
    if (typeof found !== "object") return undefined;
    found = found[step];
  }
  return typeof found === "string" ? found : undefined;
}

/** Every message with its key. */
export function everyMessage(messages: Messages): readonly { readonly key: string; readonly text: string }[] {
  const below = (tree: MessageTree, path: string): { key: string; text: string }[] =>
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === "string" ? [{ key: path + name, text: value }] : below(value, `${path}${name}.`),
    );
  return Object.entries(messages).flatMap(([namespace, tree]) => below(tree, `${namespace}:`));
}
