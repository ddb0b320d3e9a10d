import { utils } from "vitest/browser";

/** Returns what a screen reader gets of a container, in order: a line per element, with its role, name and state. */
export function outlineOf(container: Element = document.body): readonly string[] {
  return utils.aria.renderAriaTree(utils.aria.generateAriaTree(container)).split("\n");
}
