import { inject } from "vitest";
import type { OpenDemo } from "./demo.ts";
import { sharedBrands } from "./shared-demo-setup.ts";
import { journeyBrand, siteOf } from "./sites.ts";

/** The demo that many files share, at the site of a brand: each file brings players of its own (`people.ts`). */
export async function sharedDemo(brand: string = journeyBrand): Promise<OpenDemo> {
  if (!sharedBrands.includes(brand))
    throw new RangeError(`the shared demo has no ${brand}; it has ${sharedBrands.join(", ")}`);
  const answer = await fetch(inject("sharedDemo"));
  if (!answer.ok) throw new Error(await answer.text());
  const { port, root } = (await answer.json()) as Pick<OpenDemo, "port" | "root">;
  return { ...siteOf(brand, port), port, root };
}
