import { expect } from "vitest";
import { page } from "vitest/browser";
import { named, press } from "../user-input.ts";
import type { Walker } from "./ground.ts";

type Roles = Parameters<typeof named>[1];

interface Use {
  readonly roles?: Roles;
  /**
   * What may stand between: a day's tab, a fold, a menu. Where the thing is not in sight, the first of these that is there is
   * pressed, each once.
   */
  readonly via?: readonly (string | RegExp)[];
  /** Of several of that name the last: the one in a dialog over the page. */
  readonly last?: boolean;
}

/** Presses what is called so as soon as it is there. How long the way to it takes by keyboard is no matter. */
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

/** What the slip holds: the outcomes of its picks, by what takes each of them away. */
export async function picksInSlip(outcomes: readonly string[]): Promise<void> {
  const removals = page.getByRole("complementary", { name: /^Bet slip/ }).getByRole("button", { name: /^Remove / });
  await expect.poll(() => removals.elements().length).toBe(outcomes.length);
  const names = removals.elements().map((each) => each.getAttribute("aria-label") ?? each.textContent);
  for (const outcome of outcomes) expect(names.join(), outcome).toContain(outcome);
}
