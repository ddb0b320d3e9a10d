import type { Messages, MessageTree } from "../init.ts";

/** What a translation keeps as it is: variables, nested words, tags and entities. Split by it, every second part is one. */
export const preservedPattern = /(\{\{.*?\}\}|\$t\(.*?\)|<[^>]*>|&#?\w+;)/;

/** Two letters together: 1X and +7 are signs that stand for themselves, and stay as narrow as they are. */
export const lettersPattern = /\p{L}{2}/u;

/** Words made of others, each text changed in the same way. */
export function changeMessages(messages: Messages, change: (text: string) => string): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([namespace, tree]) => [namespace, changedTree(tree, change)]),
  );
}

function changedTree(tree: MessageTree, change: (text: string) => string): MessageTree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, below]) => [
      name,
      typeof below === "string" ? change(below) : changedTree(below, change),
    ]),
  );
}
