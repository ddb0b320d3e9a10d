import { emulateMedia } from "@livery/ui/testing/wishes";
import { afterAll, beforeAll } from "vitest";

/** The tests beside the call see motion at its full length, where those of a run by day have it short. */
export function withMotion(): void {
  beforeAll(() => emulateMedia({ "prefers-reduced-motion": "no-preference" }));
  afterAll(() => emulateMedia({}));
}
