import { nearestName } from "@livery/contract/settings";

/** A hint for a name that there is not: the one that was probably meant, and all there are. */
export function didYouMean(written: string, names: readonly string[]): string {
  const near = nearestName(written, names);
  return `${near === undefined ? "" : `Did you mean ${near}? `}There are ${names.join(", ")}.`;
}
