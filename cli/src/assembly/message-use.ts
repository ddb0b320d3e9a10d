import type { MessageTree, Messages } from "@livery/skin";

/** The message keys of a script: whole keys, and head and tail of keys that it assembles. */
export interface MessageKeys {
  readonly keys: readonly string[];
  readonly patterns: readonly (readonly [head: string, tail: string])[];
}

const whole = /["'`]([a-zA-Z]+:[\w.]+)["'`]/g;
const assembled = /`([a-zA-Z]+:[\w.]*)\$\{[^`]*?\}([\w.]*)`/g;
const plural = /_(zero|one|two|few|many|other)$/;

export function messageKeysOf(script: string): MessageKeys {
  return {
    keys: [...script.matchAll(whole)].map(([, key = ""]) => key),
    patterns: [...script.matchAll(assembled)].map(([, head = "", tail = ""]) => [head, tail]),
  };
}

/**
 * Removes a brand's messages that only unchosen variants use: keys in the platform's other scripts that none of the brand's
 * scripts uses, whole or assembled. Keys that no script names (messages for values of the server) stay.
 */
export function messageFilter(
  own: readonly MessageKeys[],
  others: readonly MessageKeys[],
): (messages: Messages) => Messages {
  const keys = new Set(own.flatMap((script) => script.keys));
  const patterns = own.flatMap((script) => script.patterns);
  const isUsed = (key: string): boolean =>
    keys.has(key) || patterns.some(([head, tail]) => key.startsWith(head) && key.endsWith(tail));
  const unused = new Set(others.flatMap((script) => script.keys).filter((key) => !isUsed(key)));
  if (unused.size === 0) return (messages) => messages;
  return (messages) =>
    Object.fromEntries(
      Object.entries(messages).map(([namespace, tree]) => [namespace, without(tree, `${namespace}:`, unused)]),
    );
}

function without(tree: MessageTree, path: string, unused: ReadonlySet<string>): MessageTree {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]): readonly (readonly [string, string | MessageTree])[] => {
      if (typeof value === "string") return unused.has(path + key.replace(plural, "")) ? [] : [[key, value]];
      const remaining = without(value, `${path}${key}.`, unused);
      return Object.keys(remaining).length > 0 ? [[key, remaining]] : [];
    }),
  );
}
