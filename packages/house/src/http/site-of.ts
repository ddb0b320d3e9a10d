import { CallError } from "@livery/contract";
import type { FastifyRequest } from "fastify";
import type { House } from "../context.ts";
import type { Site } from "../accounts/sites.ts";

/** The request's host name: lower case, no port, no trailing dot; null if it is invalid. */
export function hostName(request: FastifyRequest): string | null {
  const host = request.headers.host?.toLowerCase() ?? "";
  return /^([a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)\.?(?::\d{1,5})?$/.exec(host)?.[1] ?? null;
}

/** The site of the request's host (D52). Throws `unknown_site`. */
export function siteOf(house: House, request: FastifyRequest): Promise<Site> {
  return siteOfHost(house, hostName(request) ?? "");
}

/** The site of a host or domain. Throws `unknown_site`. */
export async function siteOfHost(house: House, host: string): Promise<Site> {
  const site = await house.sites.get(host.toLowerCase());
  if (!site) throw new CallError("unknown_site", { params: { host } });
  return site;
}

/** The public key in the query must be the site's own (D43), so that a page of one site cannot call another's API. */
export function checkSiteKey(site: Site, request: FastifyRequest): void {
  const { token } = request.query as { token?: unknown };
  if (token !== site.siteKey) throw new CallError("unknown_site", { path: "token" });
}

/** State changes must be sent by the site's own pages (security): a browser always sends the origin of a POST. */
export function checkOrigin(request: FastifyRequest): void {
  const { origin, host } = request.headers;
  const from = request.headers["sec-fetch-site"];
  if (from !== undefined && from !== "same-origin")
    throw new CallError("origin_refused", { params: { origin: origin ?? "" } });
  const named = origin === undefined ? null : /^https?:\/\/([^/]+)$/.exec(origin.toLowerCase())?.[1];
  if (named !== host?.toLowerCase()) throw new CallError("origin_refused", { params: { origin: origin ?? "" } });
}
