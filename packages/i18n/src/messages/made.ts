import type { Messages, MessageTree } from "../init.ts";

/**
 * The parts that a translation must not change: variables, nested messages, tags and entities. After a split by this pattern
 * every second part is one.
 */
export const preservedPattern = /(\{\{.*?\}\}|\$t\(.*?\)|<[^>]*>|&#?\w+;)/;

/** Two letters together: signs such as 1X and +7 are not words, and stay as narrow as they are. */
export const lettersPattern = /\p{L}{2}/u;

/** Changes each text of messages with the same function. */
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
