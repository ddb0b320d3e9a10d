import { faces, faceSlug } from "@livery/skin";
import { afterAll, describe, expect, test } from "vitest";
import { openSite } from "../testing/open-site.tsx";
import { untilStill } from "../testing/until-still.ts";
import type { Ground, GroundModule } from "../testing/walks/ground.ts";
import { pathsOf, titleOf } from "../testing/walks/paths.ts";

const modules = import.meta.glob<GroundModule>("../{pages,blocks}/*/testing/walks.ts", { eager: true });

/** By day the faces of a page share its paths; `VITE_ALL_PATHS=1` walks every path in every face. */
const all = import.meta.env["VITE_ALL_PATHS"] === "1";

const grounds = Object.entries<readonly string[]>({ ...faces.pages, ...faces.blocks }).flatMap(([name, variants]) => {
  const kind = name in faces.pages ? "pages" : "blocks";
  const found = modules[`../${kind}/${faceSlug(name)}/testing/walks.ts`];
  return found === undefined ? [] : [{ name, variants, ground: found.ground as unknown as Ground<unknown> }];
});

test("every page with several faces is walked: its ways are in testing/walks.ts, or in a suite of its own", () => {
  const several = Object.entries<readonly string[]>(faces.pages).filter(([, variants]) => variants.length > 1);
  const walked = new Set([...grounds.map(({ name }) => name), "transferRequest"]);
  expect(several.map(([name]) => name).filter((name) => !walked.has(name))).toEqual([]);
});

describe.each(grounds)("$name", ({ name, variants, ground }) => {
  const paths = pathsOf(ground);
  let passed = 0;
  afterAll(() => console.info(`${name}: ${paths.length} paths, ${variants.length} faces: ${passed} walks`));

  describe.each(variants)("%s", (variant) => {
    const share = paths
      .map((path, index) => ({ ...path, title: titleOf(path.steps), index }))
      .filter(({ index }) => all || index % variants.length === variants.indexOf(variant));

    test.each(share)("$title", { timeout: 60_000 }, async ({ steps, index }) => {
      const site = await openSite({ ...ground.site(), faces: { [name]: variant } });
      // Of a face's ways every other one is walked by the keyboard alone.
      const kind = Math.floor(index / variants.length) % 2 === 0 ? "pointer" : "keyboard";
      await ground.seen(ground.start as never, site);
      for (const { move, place } of steps) {
        await ground.moves[move]!.walk({ site, kind });
        await ground.seen(place, site);
        // Nothing of the place before is left that could be pressed by mistake.
        await untilStill(site.commits, 150);
      }
      expect(site.house.faults).toEqual([]);
      passed++;
    });
  });
});
