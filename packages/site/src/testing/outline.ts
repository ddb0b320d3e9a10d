import { utils } from "vitest/browser";

/** What a reader is given of a place, in its order: a line for each thing, with its role, its name and its state. */
export function outlineOf(container: Element = document.body): readonly string[] {
  return utils.aria.renderAriaTree(utils.aria.generateAriaTree(container)).split("\n");
}
