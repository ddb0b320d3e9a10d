import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** What the stories are drawn with that are looked at in other skins as well. */
    readonly drawnWith: number;
  }
}

/** Others every day; `LIVERY_SEED` draws them again. */
export default function setup(project: TestProject): void {
  const given = Number(process.env["LIVERY_SEED"]);
  const seed = Number.isSafeInteger(given) && given > 0 ? given : Math.floor(Date.now() / 86_400_000);
  console.log(`stories in other skins are drawn with LIVERY_SEED=${seed}`);
  project.provide("drawnWith", seed);
}
