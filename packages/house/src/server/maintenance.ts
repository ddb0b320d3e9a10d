import { CallError } from "@livery/contract";
import type { Site } from "../accounts/sites.ts";

/** Seconds after which to come back where the operator has not said when the work ends. */
const defaultWait = 300;
/** Never less than this, so that nobody knocks at the last moment without end. */
const leastWait = 30;

/** Seconds until a site's work ends, as Retry-After says it; null for a site that is open (`maintenance`, §2). */
export function maintenanceWait({ given }: Pick<Site, "given">, now = Date.now()): number | null {
  if (!given.maintenance) return null;
  const until = given.maintenanceUntil ? Date.parse(given.maintenanceUntil) : Number.NaN;
  return Number.isNaN(until) ? defaultWait : Math.max(leastWait, Math.ceil((until - now) / 1000));
}

/** Throws `maintenance` with the seconds to wait while the site is being worked on. */
export function refuseInMaintenance(site: Site): void {
  const retryAfter = maintenanceWait(site);
  if (retryAfter !== null) throw new CallError("maintenance", { params: { retryAfter } });
}
