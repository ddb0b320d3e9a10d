import { callQuery } from "../../core/queries.ts";
import type { Services } from "../../core/services.ts";
import type { RouteRow } from "../../routes/table.ts";
import { homeMatchesPayload } from "./home.model.ts";

/**
 * The last step of the start (§4.3): loads the first odds of a page that shows some. A failed request does not fail the start:
 * the page shows the error and can try again.
 */
export async function firstOdds({ boot, client, queries }: Services, { page }: RouteRow): Promise<void> {
  if (page !== "home") return;
  const sportId = boot.rows[0]?.sportId;
  if (sportId === undefined) return;
  await queries.prefetchQuery(callQuery(client, "matches", homeMatchesPayload(boot, sportId)));
}
