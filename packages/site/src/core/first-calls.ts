import { createClientOf, type calls, type Client, type ClientOptions } from "@livery/contract";
import { getUserData, matches, settings, sports } from "@livery/contract/rows";
import type { FirstCall } from "./first-call-keys.ts";

export const firstRows: Pick<typeof calls, FirstCall> = { getUserData, matches, settings, sports };

export function firstClient(options: ClientOptions): Client<typeof firstRows> {
  return createClientOf(firstRows, options);
}
