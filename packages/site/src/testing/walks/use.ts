import { expect } from "vitest";
import { page } from "vitest/browser";
import { named, press } from "../user-input.ts";
import type { Walker } from "./ground.ts";

type Roles = Parameters<typeof named>[1];

interface Use {
  readonly roles?: Roles;
  /**
   * Controls that may stand between: a day's tab, a fold, a menu. If the element is not visible, the first available one of these
   * is pressed, each once.
   */
  readonly via?: readonly (string | RegExp)[];
  /** Takes the last of several elements with that name: the one in a dialog over the page. */
  readonly last?: boolean;
}

/** Presses the element of a name as soon as it is there. The length of the way to it by keyboard does not matter. */
export async function use(
  { kind }: Walker,
  name: string | RegExp,
  { via = [], last = false, roles }: Use = {},
): Promise<void> {
  const left = [...via];
  const target = () => named(name, roles).at(last ? -1 : 0);
  const before = () => left.findIndex((each) => named(each).length > 0);
  for (;;) {
    await expect
      .poll(() => target() !== undefined || before() >= 0, { message: `${String(name)} is there` })
      .toBe(true);
    const found = target();
    if (found !== undefined) return press(found, kind);
    const [step] = left.splice(before(), 1);
    await press(named(step!)[0]!, kind);
  }
}

/** Checks the slip's selections: their outcomes, by the buttons that remove them. */
export async function selectionsInSlip(outcomes: readonly string[]): Promise<void> {
  const removals = page.getByRole("complementary", { name: /^Bet slip/ }).getByRole("button", { name: /^Remove / });
  await expect.poll(() => removals.elements().length).toBe(outcomes.length);
  const names = removals.elements().map((each) => each.getAttribute("aria-label") ?? each.textContent);
  for (const outcome of outcomes) expect(names.join(), outcome).toContain(outcome);
}
