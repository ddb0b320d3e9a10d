import { emulateMedia } from "@livery/ui/testing/wishes";
import { afterAll, beforeAll } from "vitest";

/** Gives the tests beside the call full-length motion, which a daytime run shortens. */
export function withMotion(): void {
  beforeAll(() => emulateMedia({ "prefers-reduced-motion": "no-preference" }));
  afterAll(() => emulateMedia({}));
}
