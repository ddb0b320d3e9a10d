import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** What the stories are drawn with that are looked at in other skins as well. */
    readonly drawnWith: {
      /** Of those that axe is asked about. */
      readonly axe: number;
      /** Of those that somebody could use in the worst ones. */
      readonly usable: number;
    };
  }
}

/** A sixteenth whose stories were all walked. They are to be others every day once the walk of all of them has been clean. */
const walked = 20_779;

/** Others every day; `LIVERY_SEED` draws them again. */
export default function setup(project: TestProject): void {
  const given = Number(process.env["LIVERY_SEED"]);
  const today = Math.floor(Date.now() / 86_400_000);
  const seeds =
    Number.isSafeInteger(given) && given > 0 ? { axe: given, usable: given } : { axe: today, usable: walked };
  console.log(
    `stories in other skins: axe drawn with LIVERY_SEED=${seeds.axe}, usable with LIVERY_SEED=${seeds.usable}`,
  );
  project.provide("drawnWith", seeds);
}
