import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** What the stories that are looked at in the worst skins are drawn with. */
    readonly drawnWith: number;
  }
}

/** Others every day, the same all day long: `LIVERY_SEED` gives a day's stories again. */
export default function setup(project: TestProject): void {
  const given = Number(process.env["LIVERY_SEED"]);
  const seed = Number.isSafeInteger(given) && given > 0 ? given : Math.floor(Date.now() / 86_400_000);
  console.log(`stories in the worst skins: drawn with LIVERY_SEED=${seed}`);
  project.provide("drawnWith", seed);
}
