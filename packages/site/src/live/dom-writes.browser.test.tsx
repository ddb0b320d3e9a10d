import { variantNames } from "@livery/skin";
import { describe, expect, test, vi } from "vitest";
import { houseOfPlayer } from "../testing/fake-house.ts";
import { fakeLive, footballInput } from "../testing/fake-live.ts";
import { type ChosenVariants } from "../testing/make-site.ts";
import { withMotion } from "../testing/motion.ts";
import { openSite } from "../testing/open-site.tsx";
import { untilDone } from "../testing/until-done.ts";

withMotion();

const count = 400;
const rounds = 30;
const changesPerRound = 300;

/** By market and outcome, as `tick` has them. */
const all = Array.from({ length: count }, (_, at) => at + 1).flatMap((match) => [
  ...[1, 2, 3].map((outcome) => [match * 10, outcome] as const),
  ...[12, 13].map((outcome) => [match * 10 + 1, outcome] as const),
]);
const outcomes: readonly (readonly [RegExp, number])[] = [
  [/Match result.*Home \d+, \S+$/, 1],
  [/Match result.*Draw, \S+$/, 2],
  [/Match result.*Away \d+, \S+$/, 3],
  [/Total goals.*Over 2\.5, \S+$/, 12],
  [/Total goals.*Under 2\.5, \S+$/, 13],
];

/** Returns the key of a price's button: its name contains match and outcome, and ends with the figure. */
function keyOf(cell: Element): string {
  const name = cell.textContent;
  const match = /Home (\d+) – Away \1,/.exec(name)?.[1];
  const outcome = outcomes.find(([form]) => form.test(name))?.[1];
  if (match === undefined || outcome === undefined) throw new Error(`not a price: ${name}`);
  return `${Number(match) * 10 + (outcome > 3 ? 1 : 0)}/${outcome}`;
}

const cells = () => [...document.querySelectorAll('main button[aria-pressed][aria-disabled="false"]')];

/** Returns the kind of a write and the price that it belongs to; null if it belongs to none. */
function written({ target, type, attributeName }: MutationRecord): { what: string; cell: Element } | null {
  const element = target instanceof Element ? target : target.parentElement;
  const cell = element?.closest("button[aria-pressed]");
  if (cell) return { what: attributeName ?? type, cell };
  const trend = element?.closest("[data-course]");
  const below = trend?.parentElement?.querySelector("button[aria-pressed]");
  return below ? { what: `course ${attributeName ?? type}`, cell: below } : null;
}

/** Returns the value of an attribute after a write: the old value of its next write, or the current one. */
function valueAfter(records: readonly MutationRecord[], at: number): string | null {
  const { attributeName, target } = records[at]!;
  const next = records.slice(at + 1).find((each) => each.target === target && each.attributeName === attributeName);
  return next === undefined ? (target as Element).getAttribute(attributeName!) : next.oldValue;
}

const lists: readonly (readonly [string, string, ChosenVariants])[] = variantNames.pages.liveBets.map((liveBets) => [
  `the list in ${liveBets}`,
  "/livebets",
  { liveBets },
]);

/**
 * One write is one change of the document: a price's text, or its new arrow (which is removed by itself after a while); in a
 * price history its line, its direction or its text. Of each kind a frame has at most as many as prices on screen changed.
 */
describe("DOM writes of a tick among 400 matches, and React's commits", () => {
  test.each([...lists, ["a match with its price history", "/livebets/match/1", {}] as const])(
    "%s: every write belongs to a changed price, none is repeated, and React commits nothing",
    async (_what, path, chosen) => {
      // The page's periodic requests commit rightly, and would do so among the ticks on a slow machine.
      vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
      const live = fakeLive(Array.from({ length: count }, (_, at) => footballInput(at + 1)));
      const site = await openSite({ path, house: houseOfPlayer(), live: live.ports, variants: chosen });
      const { commits, screen } = site;
      await expect.poll(() => cells().length).toBeGreaterThanOrEqual(5);
      if (path !== "/livebets") await screen.getByRole("button", { name: "Odds history" }).click();
      await untilDone(site);
      const before = commits();
      const onScreen = cells().map((cell) => [cell, keyOf(cell)] as const);
      let records: MutationRecord[] = [];
      const watcher = new MutationObserver((some) => void records.push(...some));
      watcher.observe(document.body, { attributeOldValue: true, characterData: true, childList: true, subtree: true });
      const moved = new Set<string>();
      const writeCounts = new Map<string, number>();
      for (let round = 1; round <= rounds; round++) {
        const from = (round * 7919) % all.length;
        // They include the prices of match 1, all of which the match's page shows.
        const ticked = all
          .map((each, at) => ({ each, at: (at * 131 + from) % all.length }))
          .filter(({ each: [market], at }) => at < changesPerRound || (round % 2 === 0 && market <= 11));
        const changed = new Set(ticked.map(({ each }) => each.join("/")));
        records = [];
        live.tick(ticked.map(({ each: [market, outcome] }) => [market, outcome, 1_105 + round * 50] as const));
        await live.frame();
        const due = onScreen.filter(([, key]) => changed.has(key));
        for (const [, key] of due) moved.add(key);
        const writes = new Map<string, Element[]>();
        for (const [at, record] of records.entries()) {
          const write = written(record);
          if (write === null) throw new Error(`${record.type} ${record.attributeName} of ${record.target.nodeName}`);
          const { what, cell } = write;
          const gone = what === "data-move" && valueAfter(records, at) === null;
          const key = keyOf(cell);
          expect(gone ? moved.has(key) : changed.has(key), `${what} of ${key}`).toBe(true);
          if (!gone) writes.set(what, [...(writes.get(what) ?? []), cell]);
        }
        for (const [what, written] of writes) {
          expect(new Set(written).size, what).toBe(written.length);
          expect(written.length, what).toBeLessThanOrEqual(due.length);
          writeCounts.set(what, (writeCounts.get(what) ?? 0) + written.length);
        }
        expect(writes.get("characterData")?.length ?? 0).toBe(due.length);
      }
      watcher.disconnect();
      expect(moved.size).toBeGreaterThanOrEqual(5);
      expect([...writeCounts.keys()].sort()).toEqual(
        path === "/livebets"
          ? ["characterData", "data-move"]
          : ["characterData", "course childList", "course d", "course data-course", "data-move"],
      );
      expect(commits() - before).toBe(0);
    },
  );
});
