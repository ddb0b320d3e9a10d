import { rm } from "node:fs/promises";
import { join } from "node:path";
import { allVariants, variantFile } from "@livery/skin";
import { expect, test } from "vitest";
import { createBrand } from "../create/create-brand.ts";
import { ejectableViews, ejectTarget, partsOf } from "../eject/eject-target.ts";
import { planEject, type EjectedFile } from "../eject/plan.ts";
import { productSource } from "../eject/product-source.ts";
import { writeInto } from "../files/folder.ts";
import { checkOverrides } from "../overrides/check-overrides.ts";
import { overridesFolder } from "../overrides/find-overrides.ts";
import { temporaryFolder } from "../testing/temporary.ts";

const product = productSource();
const brand = join(await temporaryFolder(), "brand");

test("every variant of every page and block can be an own file, and so can parts; all pass the check of own files", async () => {
  await createBrand(brand, { name: "harbour", title: "Harbour", domain: "harbour.example", languages: ["en"] });
  const plans = allVariants().map((variantId) => ({
    ...variantId,
    plan: planEject(product, variantFile(variantId.kind, variantId.name, variantId.variant)),
  }));
  expect(plans.flatMap(({ plan }) => plan.problems)).toEqual([]);
  const parts = ejectableViews
    .flatMap(({ kind, name }) => partsOf(product, kind, name).map((part) => ejectTarget(product, name, part)))
    .map(({ source }) => planEject(product, source))
    .filter(({ problems }) => problems.length === 0);
  expect(parts.length).toBeGreaterThan(40);

  const files = new Map<string, EjectedFile>();
  for (const file of [...plans.map(({ plan }) => plan), ...parts].flatMap((plan) => plan.files)) {
    expect(files.get(file.path)?.source ?? file.source, file.path).toBe(file.source);
    files.set(file.path, file);
  }
  await rm(join(brand, overridesFolder), { recursive: true });
  for (const { path, text } of files.values()) await writeInto(brand, `${overridesFolder}/${path}`, text);
  const overrides = plans.map(({ kind, name, plan, variant }) => {
    const path = `${overridesFolder}/${plan.files[0]?.path}`;
    return { kind, name, variant, path, file: join(brand, path) };
  });
  await checkOverrides(brand, overrides);
}, 300_000);

test("an ejected variant is its own file with its styles and what no other variant has: the rest stays the product's", () => {
  const counts = allVariants().map(
    ({ kind, name, variant }) => planEject(product, variantFile(kind, name, variant)).files.length,
  );
  expect(Math.max(...counts)).toBeLessThanOrEqual(20);
});
