import { CallError } from "@livery/contract";
import type { FastifyRequest } from "fastify";
import type { House } from "../context.ts";
import type { Site } from "../accounts/sites.ts";
import { consume } from "../rate-limits.ts";
import { refuseInMaintenance } from "./maintenance.ts";
import { checkOrigin, checkSiteKey, siteOf } from "./site-of.ts";

/**
 * Checks every request to a site's API before its body is read: rate limits, the origin of a POST, the site's key, no
 * maintenance. Throws `rate_limited`, `origin_refused`, `unknown_site` and `maintenance`. `checkOther`: checks the origin of a
 * request that another host of the site sends, in place of the own origin.
 */
export async function admitToSite(
  house: House,
  request: FastifyRequest,
  checkOther?: (site: Site, request: FastifyRequest) => void,
): Promise<Site> {
  await consume(house.buckets.address, request.ip);
  if (checkOther === undefined && request.method === "POST") checkOrigin(request);
  const site = await siteOf(house, request);
  checkOther?.(site, request);
  checkSiteKey(site, request);
  await consume(house.buckets.site, site.siteKey);
  refuseInMaintenance(site);
  return site;
}

/** A body of exactly the named fields. Throws `malformed_body` and `unknown_field`. */
export function fieldsOf(body: unknown, names: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw new CallError("malformed_body");
  for (const name of Object.keys(body)) if (!names.includes(name)) throw new CallError("unknown_field", { path: name });
  return body as Readonly<Record<string, unknown>>;
}
