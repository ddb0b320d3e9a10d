import { Badge } from "@livery/ui";
import type { RealRouteName } from "../../../routes/table.ts";

/** How many bonuses there are, beside the way to them (§2.2). */
export function EntryCount({ route, promotions }: { readonly route: RealRouteName; readonly promotions: number }) {
  // The space is for readers: "Promotions 3".
  return route === "Promotions" && promotions > 0 && <Badge tone="accent"> {promotions}</Badge>;
}
