import type { Words, WordTree } from "../init.ts";

/** What a translation keeps as it is: variables, nested words, tags and entities. Split by it, every second part is one. */
export const kept = /(\{\{.*?\}\}|\$t\(.*?\)|<[^>]*>|&#?\w+;)/;

/** Two letters together: 1X and +7 are signs that stand for themselves, and stay as narrow as they are. */
export const word = /\p{L}{2}/u;

/** Words made of others, each text changed in the same way. */
export function changedWords(words: Words, change: (text: string) => string): Words {
  return Object.fromEntries(Object.entries(words).map(([namespace, tree]) => [namespace, changedTree(tree, change)]));
}

function changedTree(tree: WordTree, change: (text: string) => string): WordTree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, below]) => [
      name,
      typeof below === "string" ? change(below) : changedTree(below, change),
    ]),
  );
}
