import { pageNames, shellBlocks, type BlockName, type PageName, type Shell, type VariantLoader } from "@livery/skin";
import { describe, test } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { fakeHouse, houseOfPlayer } from "../testing/fake-house.ts";
import { testLoader } from "../testing/make-site.ts";
import { openSite } from "../testing/open-site.tsx";
import { realRoutes } from "../routes/table.ts";

/** A brand that has files of its own for every page and block: each says of which it is, and that it is given a model. */
const ofBrand: VariantLoader = (_boot, kind, name) =>
  Promise.resolve({
    default: ({ model }: { readonly model: object }) => (
      <section data-own={`${kind}.${name}`}>{Object.keys(model).length > 0 && <p>{`own ${name}`}</p>}</section>
    ),
  });

/** What the brand's own files have drawn. */
const drawn = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>("[data-own]")]
    .filter((own) => own.textContent?.startsWith("own "))
    .map((own) => own.dataset["own"]);

/** An address of a page; a parameter of its path has a value that names nothing. */
function pathTo(name: PageName): string {
  const route = realRoutes.find(({ page }) => page === name);
  return `/${route?.path.replace(/\$\w+/, "1")}`;
}

const forVisitors: ReadonlySet<PageName> = new Set<PageName>(["login", "register"]);

test.each(pageNames)("a brand's own file takes the place of the page %s", async (name) => {
  const house = forVisitors.has(name) ? fakeHouse() : houseOfPlayer();
  const loadVariant: VariantLoader = (boot, kind, each) =>
    kind === "pages" ? ofBrand(boot, kind, each) : testLoader(boot, kind, each);
  await openSite({ path: pathTo(name), house, loadVariant });
  await eventually(drawn).toEqual([`pages.${name}`]);
});

describe.each(Object.entries(shellBlocks) as readonly (readonly [Shell, readonly BlockName[]])[])(
  "in the %s shell a brand's own file takes the place of",
  (shell, blocks) => {
    test.each(blocks)("the block %s", async (name) => {
      const loadVariant: VariantLoader = (boot, kind, each) =>
        kind === "blocks" && each === name ? ofBrand(boot, kind, each) : testLoader(boot, kind, each);
      await openSite({ shell, house: houseOfPlayer(), loadVariant, ...(shell === "mobile" && { width: 390 }) });
      await eventually(drawn).toEqual([`blocks.${name}`]);
    });
  },
);
