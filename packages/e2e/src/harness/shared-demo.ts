import { TestBrowser } from "@livery/house/testing";
import { inject } from "vitest";
import type { OpenDemo } from "./demo.ts";
import { sharedBrands } from "./shared-demo-setup.ts";
import { testBrand, siteOf } from "./sites.ts";

/** The demo that many files share, at the site of a brand: each file brings players of its own (`people.ts`). */
export async function sharedDemo(brand: string = testBrand): Promise<OpenDemo> {
  if (!sharedBrands.includes(brand))
    throw new RangeError(`the shared demo has no ${brand}; it has ${sharedBrands.join(", ")}`);
  const { hostname, port: runPort } = new URL(inject("sharedDemo"));
  // It answers when the demo is open: `fetch` would give up after five minutes.
  const { status, text } = await new TestBrowser(Number(runPort), hostname, "").send("/");
  if (status !== 200) throw new Error(text);
  const { port, root } = JSON.parse(text) as Pick<OpenDemo, "port" | "root">;
  return { ...siteOf(brand, port), port, root };
}
