import { afterAll, describe, expect, test } from "vitest";
import { all } from "../testing/by-day.ts";
import { several, statesOf } from "../testing/variant-list.ts";
import { leastDifferent, matrixText, pairsOf } from "../testing/variant-matrix.ts";
import { fakeHouse, refuse } from "../testing/fake-house.ts";
import { expectText } from "../testing/variant-states.ts";
import { listening, shownMessages, missingMessages } from "../testing/variant-messages.ts";
import type { ChosenVariants } from "../testing/make-site.ts";
import { openSite } from "../testing/open-site.tsx";
import { outlineOf } from "../testing/outline.ts";
import { untilStill } from "../testing/until-done.ts";

const matrix: string[] = [];
const counts: string[] = [];
afterAll(() => console.info(`\n${matrix.join("\n\n")}\n\n${counts.join("\n")}\n`));

describe("A variant differs in interaction, not only in colour", () => {
  test.each(several)(
    "$name: its variants differ in outline in at least three states, and have the same messages in each",
    async (page) => {
      const { name, variants } = page;
      const { rootSelector, states } = statesOf(page);
      expect(Object.keys(states).length).toBeGreaterThanOrEqual(leastDifferent);
      const ofEach = () =>
        Object.fromEntries(variants.map((variant) => [variant, {} as Record<string, readonly string[]>]));
      const [outlines, messages] = [ofEach(), ofEach()];
      let compared = 0;
      for (const [state, bring] of Object.entries(states)) {
        for (const variant of variants) {
          const chosen: ChosenVariants = { [name]: variant };
          const { requested, services } = listening();
          const site = await bring((more = {}) => openSite({ ...more, services, variants: chosen }));
          await untilStill(site);
          const at = document.querySelector(rootSelector)!;
          outlines[variant]![state] = outlineOf(at);
          messages[variant]![state] = shownMessages(requested, at);
          await site.screen.unmount();
        }
        compared++;
        // By day the states that show the difference are enough.
        if (!all && pairsOf(outlines).every(({ different }) => different >= leastDifferent)) break;
      }
      const pairs = pairsOf(outlines);
      matrix.push(matrixText(name, pairs));
      const keys = new Set(Object.values(messages).flatMap((each) => Object.values(each).flat()));
      counts.push(
        `${name}: ${keys.size} keys told in ${compared} of ${Object.keys(states).length} states by ${variants.length} variants`,
      );
      for (const { different, pair } of pairs) expect(different, pair).toBeGreaterThanOrEqual(leastDifferent);
      expect(missingMessages(messages)).toEqual([]);
    },
  );

  test("a recolour is detected: the same roles and names in the same order are no difference", () => {
    const outline = { empty: ["- text: a"], ready: ["- link b"], failed: ["- button c"] };
    const swapped = { ...outline, ready: ["- link c"] };
    const [same, one] = pairsOf({ plain: outline, recoloured: outline, other: swapped });
    expect([same?.different, one?.different]).toEqual([0, 1]);
    expect(same?.different).toBeLessThan(leastDifferent);
  });

  test("a variant that hides a message that another shows is detected", async () => {
    const { requested, services } = listening();
    const house = fakeHouse({ matches: refuse("technical") });
    const site = await openSite({ path: "/sports", services, house });
    await expectText("Try again");
    const main = document.querySelector("main")!;
    const all = shownMessages(requested, main);
    expect(all).toContain("error:technical");
    // A planted variant: it draws parts of the same model, but not the refusal.
    const shy = document.createElement("main");
    shy.append(...Array.from(main.querySelectorAll("h1, nav"), (each) => each.cloneNode(true)));
    // The live regions of the open variant are in the document, and would count as the planted one's.
    await site.screen.unmount();
    const missing = missingMessages({ open: { failed: all }, shy: { failed: shownMessages(requested, shy) } });
    expect(missing).toContain("failed: error:technical is not told by shy");
    expect(missingMessages({ open: { failed: all }, same: { failed: all } })).toEqual([]);
  });
});
