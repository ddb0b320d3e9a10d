import { afterAll, describe, expect, test } from "vitest";
import { all } from "../testing/by-day.ts";
import { groundOf, several } from "../testing/variant-list.ts";
import type { InputKind } from "../testing/user-input.ts";
import { openSite } from "../testing/open-site.tsx";
import { untilDone } from "../testing/until-done.ts";
import { fewestOf, type GroundPath, pathsOf, titleOf } from "../testing/walks/paths.ts";

/**
 * By day the variants of a page share the fewest paths that together make every move; each move and each variant is walked by the
 * keyboard alone at least once. By night every path is walked in every variant, by pointer and by keyboard.
 */
const both: readonly InputKind[] = ["pointer", "keyboard"];

interface Walk {
  readonly variant: string;
  readonly kind: InputKind;
  readonly title: string;
  readonly steps: GroundPath<unknown>["steps"];
}

function walksOf(paths: readonly GroundPath<unknown>[], variants: readonly string[]): readonly Walk[] {
  const moved = new Set<string>();
  const walked = new Set<string>();
  if (all)
    return paths.flatMap(({ steps }) =>
      variants.flatMap((variant) => both.map((kind) => ({ variant, kind, title: titleOf(steps), steps }))),
    );
  return atLeast(fewestOf(paths), variants.length).map(({ steps }, index) => {
    const title = titleOf(steps);
    const variant = variants[index % variants.length]!;
    const isNew = !walked.has(variant) || steps.some(({ move }) => !moved.has(move));
    if (isNew) {
      walked.add(variant);
      for (const { move } of steps) moved.add(move);
    }
    return { variant, kind: isNew ? "keyboard" : "pointer", title, steps };
  });
}

/** Returns at least `least` paths: if a page has more variants than paths, the variants walk the same. */
function atLeast<Path>(paths: readonly Path[], least: number): readonly Path[] {
  return Array.from({ length: Math.max(paths.length, least) }, (_, index) => paths[index % paths.length]!);
}

/** Pages that are walked in a separate suite. */
const elsewhere: readonly string[] = ["transferRequest"];

const grounds = several.flatMap((page) => {
  const ground = groundOf(page);
  return ground === null ? [] : [{ ...page, ground }];
});

test("every page and block with several variants is walked, by testing/<name>.walks.ts or by a suite of its own", () => {
  const walked = new Set([...grounds.map(({ name }) => name), ...elsewhere]);
  expect(several.map(({ name }) => name).filter((name) => !walked.has(name))).toEqual([]);
});

describe.each(grounds)("$name", ({ name, variants, ground }) => {
  const paths = pathsOf(ground);
  let passed = 0;
  afterAll(() => console.info(`${name}: ${paths.length} paths, ${variants.length} variants: ${passed} walks`));

  const walks = walksOf(paths, variants);

  describe.each(variants)("%s", (variant) => {
    // A form of fifteen fields is typed letter by letter, while the machine is busy with other work.
    test.each(walks.filter((walk) => walk.variant === variant))("by $kind: $title", async ({ steps, kind }) => {
      const site = await openSite({ ...ground.site(), variants: { [name]: variant } });
      await ground.check(ground.start, site);
      for (const { move, state } of steps) {
        await ground.moves[move]!.walk({ site, kind });
        await ground.check(state, site);
        // Nothing of the previous state is left that could be pressed by mistake.
        await untilDone(site);
      }
      expect(site.house.faults).toEqual([]);
      passed++;
    });
  });
});
