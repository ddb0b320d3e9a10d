import type { calls } from "@livery/contract";
import { getUserData, matches, settings, sports } from "@livery/contract/rows";

type FirstCall = "getUserData" | "matches" | "settings" | "sports";

/** The calls of a first view: settings, who is there, and the first prices. */
export const firstRows: Pick<typeof calls, FirstCall> = { getUserData, matches, settings, sports };
