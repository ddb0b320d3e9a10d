import { axeViolations } from "@livery/ui/testing";
import { afterAll, describe, expect, test } from "vitest";
import { usableProblems } from "@livery/tools/usable";
import { all } from "../testing/by-day.ts";
import { several, statesOf } from "../testing/variant-list.ts";
import { shows } from "../testing/variant-states.ts";
import { openToRead, read, sightsOf } from "../testing/variant-sights.ts";

/** Returns what makes a page hard to use: barriers, a document wider than its window, cut or covered elements. */
async function wrong(): Promise<readonly string[]> {
  return [...(await axeViolations()), ...usableProblems()];
}

const counts: string[] = [];
afterAll(() => console.info(counts.join("\n")));

describe.each(several)("$name", (page) => {
  const { name, variants } = page;
  const { states } = statesOf(page);
  const each = variants.flatMap((variant, index) =>
    Object.entries(states).flatMap(([state, bring], nth) =>
      sightsOf(index, nth, all).map((sight) => ({ variant, state, bring, sight, ...sight })),
    ),
  );
  let checked = 0;
  afterAll(() => {
    counts.push(`${name}: ${Object.keys(states).length} states, ${variants.length} variants: ${checked} sights`);
  });

  test.each(each)(
    "$variant, $state: passes axe, is no wider than its window, and nothing is cut, at $width px in $lang",
    async ({ variant, bring, sight }) => {
      const site = await bring((more = {}) => openToRead({ ...more, variants: { [name]: variant } }, sight));
      await read(site, sight);
      expect(await wrong()).toEqual([]);
      checked++;
    },
  );
});

test("Faults are detected, and a page is read in the language of its sight", async () => {
  const sight = { width: 390, lang: "fa" } as const;
  const bring = shows("The latest results", () => ({ path: "/results" }));
  await read(await bring((site) => openToRead(site!, sight)), sight);
  expect(document.querySelector("main")!.textContent).toMatch(/نتیجه|نتایج/);
  expect(getComputedStyle(document.querySelector("main")!).direction).toBe("rtl");
  expect(await wrong()).toEqual([]);
  const plant = (html: string): void => document.querySelector("main")!.insertAdjacentHTML("beforeend", html);
  plant("<button></button>");
  plant("<div style='inline-size: 120vw; block-size: 1px'></div>");
  plant("<p style='inline-size: 3rem; overflow: hidden; white-space: nowrap'>more than there is room for</p>");
  const found = (await wrong()).join("\n");
  for (const fault of ["button-name", "the document is", "text is cut"]) expect(found).toContain(fault);
});
