import { callQuery } from "../../app/queries.ts";
import type { Services } from "../../app/services.ts";
import type { RouteRow } from "../../routes/table.ts";
import { homeMatchesPayload } from "./model.ts";

/**
 * The start's last step (§4.3): the first odds of a page that shows some. An answer that does
 * not come is no failed start: the page says so in its place, and can ask again.
 */
export async function firstOdds({ boot, client, queries }: Services, { page }: RouteRow): Promise<void> {
  if (page !== "home") return;
  const sportId = boot.rows[0]?.sportId;
  if (sportId === undefined) return;
  await queries.prefetchQuery(callQuery(client, "matches", homeMatchesPayload(boot, sportId)));
}
