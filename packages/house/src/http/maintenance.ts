import { CallError } from "@livery/contract";
import type { Site } from "../accounts/sites.ts";

/** Seconds to wait if the operator has not set the end of the maintenance. */
const defaultWait = 300;
/** The minimum, so that clients do not retry continuously at the end. */
const leastWait = 30;

/** Seconds until a site's maintenance ends, for Retry-After; null for an open site (`maintenance`, §2). */
export function maintenanceWait({ given }: Pick<Site, "given">, now = Date.now()): number | null {
  if (!given.maintenance) return null;
  const until = given.maintenanceUntil ? Date.parse(given.maintenanceUntil) : Number.NaN;
  return Number.isNaN(until) ? defaultWait : Math.max(leastWait, Math.ceil((until - now) / 1000));
}

/** Throws `maintenance` with the seconds to wait during a site's maintenance. */
export function refuseInMaintenance(site: Site): void {
  const retryAfter = maintenanceWait(site);
  if (retryAfter !== null) throw new CallError("maintenance", { params: { retryAfter } });
}
