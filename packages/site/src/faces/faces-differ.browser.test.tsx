import { faces, faceSlug } from "@livery/skin";
import { afterAll, describe, expect, test } from "vitest";
import { leastDifferent, matrixText, pairsOf, type FaceOutlines } from "../testing/face-matrix.ts";
import type { FaceStatesModule } from "../testing/face-states.ts";
import type { ChosenFaces } from "../testing/make-site.ts";
import { openSite } from "../testing/open-site.tsx";
import { outlineOf } from "../testing/outline.ts";

const modules = import.meta.glob<FaceStatesModule>("../{pages,blocks}/*/testing/states.ts");

const several = [...Object.entries<readonly string[]>(faces.pages), ...Object.entries<readonly string[]>(faces.blocks)]
  .map(([name, variants]) => ({ name, variants, kind: name in faces.pages ? "pages" : "blocks" }))
  .filter(({ variants }) => variants.length > 1);
const matrix: string[] = [];
afterAll(() => console.info(`\n${matrix.join("\n\n")}\n`));

describe("A variant is another interaction, not a recolour", () => {
  test.each(several)(
    "$name: its faces read otherwise in at least three states",
    { timeout: 300_000 },
    async ({ kind, name, variants }) => {
      const { place, states } = await statesOf(kind, name);
      expect(Object.keys(states).length).toBeGreaterThanOrEqual(leastDifferent);
      const outlines: Record<string, FaceOutlines> = {};
      for (const variant of variants) {
        const seen: Record<string, readonly string[]> = {};
        for (const [state, bring] of Object.entries(states)) {
          const chosen: ChosenFaces = { [name]: variant };
          const site = await bring((more = {}) => openSite({ ...more, faces: chosen }), variant);
          seen[state] = outlineOf(document.querySelector(place)!);
          await site.screen.unmount();
        }
        outlines[variant] = seen;
      }
      const pairs = pairsOf(outlines);
      matrix.push(matrixText(name, pairs));
      for (const { different, pair } of pairs) expect(different, pair).toBeGreaterThanOrEqual(leastDifferent);
    },
  );

  test("a recolour is seen: the same roles and names in the same order are no difference", () => {
    const outline = { empty: ["- text: a"], ready: ["- link b"], failed: ["- button c"] };
    const swapped = { ...outline, ready: ["- link c"] };
    const [same, one] = pairsOf({ plain: outline, recoloured: outline, other: swapped });
    expect([same?.different, one?.different]).toEqual([0, 1]);
    expect(same?.different).toBeLessThan(leastDifferent);
  });
});

/** A page or block with several faces and no states of its own is an error: nobody would see that two are alike. */
async function statesOf(kind: string, name: string): Promise<FaceStatesModule> {
  const file = `../${kind}/${faceSlug(name)}/testing/states.ts`;
  const load = modules[file];
  if (load === undefined) throw new Error(`${name} has several faces: name states of its model in ${file}`);
  return load();
}
