import type { Locator } from "vitest/browser";

/** The names of the buttons in a part of the page, in their order. */
export function buttonsOf(part: Locator): readonly string[] {
  return part
    .getByRole("button")
    .elements()
    .map((button) => button.getAttribute("aria-label") ?? button.textContent.trim());
}
