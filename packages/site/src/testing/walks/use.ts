import { expect } from "vitest";
import { page } from "vitest/browser";
import { named, press } from "../hand.ts";
import type { Walker } from "./ground.ts";

type Roles = Parameters<typeof named>[1];

interface Use {
  readonly roles?: Roles;
  /**
   * What may stand between: a day's tab, a fold, a menu. Where the thing is not in sight, the first of these that is there is
   * pressed, each once.
   */
  readonly behind?: readonly (string | RegExp)[];
  /** Of several of that name the last: the one in a dialog over the page. */
  readonly last?: boolean;
}

/** Presses what is called so, once it is there: at most as long as a page takes on a busy machine. */
export async function use(
  { kind }: Walker,
  name: string | RegExp,
  { behind = [], last = false, roles }: Use = {},
): Promise<void> {
  const left = [...behind];
  await expect
    .poll(
      async () => {
        const found = named(name, roles).at(last ? -1 : 0);
        if (found !== undefined) {
          await press(found, kind);
          return true;
        }
        const at = left.findIndex((each) => named(each).length > 0);
        if (at >= 0) await press(named(left.splice(at, 1)[0]!)[0]!, kind);
        return `${String(name)} is not there`;
      },
      { timeout: 10_000 },
    )
    .toBe(true);
}

/** What the slip holds: the outcomes of its picks, by what takes each of them away. */
export async function picksInSlip(outcomes: readonly string[]): Promise<void> {
  const removals = page.getByRole("complementary", { name: /^Bet slip/ }).getByRole("button", { name: /^Remove / });
  await expect.poll(() => removals.elements().length, { timeout: 10_000 }).toBe(outcomes.length);
  const names = removals.elements().map((each) => each.getAttribute("aria-label") ?? each.textContent);
  for (const outcome of outcomes) expect(names.join(), outcome).toContain(outcome);
}
