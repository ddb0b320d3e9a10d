import { atTheEnd } from "./at-the-end.ts";

/** Makes the tests of a file use another cache than the user's. */
export function useCache(folder: string): void {
  const before = process.env["LIVERY_CACHE"];
  process.env["LIVERY_CACHE"] = folder;
  atTheEnd(() => {
    if (before === undefined) delete process.env["LIVERY_CACHE"];
    else process.env["LIVERY_CACHE"] = before;
  });
}
