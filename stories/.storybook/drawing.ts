import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** What the stories that are looked at in the worst skins are drawn with. */
    readonly drawnWith: number;
  }
}

/** A sixteenth whose stories were all walked. They are to be others every day once the walk of all of them has been clean. */
const walked = 20_779;

/** `LIVERY_SEED` draws others. */
export default function setup(project: TestProject): void {
  const given = Number(process.env["LIVERY_SEED"]);
  const seed = Number.isSafeInteger(given) && given > 0 ? given : walked;
  console.log(`stories in the worst skins: drawn with LIVERY_SEED=${seed}`);
  project.provide("drawnWith", seed);
}
