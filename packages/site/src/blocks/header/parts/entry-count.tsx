import { Badge } from "@livery/ui";
import type { RealRouteName } from "../../../routes/table.ts";

/** The number of bonuses beside the link to them (§2.2). */
export function EntryCount({ route, promotions }: { readonly route: RealRouteName; readonly promotions: number }) {
  // The space is for screen readers: "Promotions 3".
  return route === "Promotions" && promotions > 0 && <Badge tone="accent"> {promotions}</Badge>;
}
