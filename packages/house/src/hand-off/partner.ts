import { CallError } from "@livery/contract";
import type { FastifyRequest } from "fastify";
import type { Site } from "../accounts/sites.ts";

/** A hand-off between a site's web host and its mobile host (D49). */
export interface Crossing {
  readonly toHost: string;
}

const prefix = "m.";

/** The other host for a host's visitors; null if the site has no other host below the same domain. */
export function crossingFrom(site: Pick<Site, "hosts" | "mobileHosts">, host: string): Crossing | null {
  const mobile = new Set(site.mobileHosts);
  const web = new Set(site.hosts.filter((each) => !mobile.has(each)));
  if (mobile.has(host)) {
    const domain = host.slice(prefix.length);
    return host.startsWith(prefix) && web.has(domain) ? { toHost: domain } : null;
  }
  for (const toHost of mobile) {
    const domain = toHost.slice(prefix.length);
    if (toHost.startsWith(prefix) && web.has(domain) && (host === domain || host.endsWith(`.${domain}`)))
      return { toHost };
  }
  return null;
}

/**
 * A request to an arriving host must come from a page of the host that hands over to it: same site, same port. Every other host
 * of the domain is refused, whoever controls it. Throws `origin_refused`.
 */
export function checkPartnerOrigin(site: Pick<Site, "hosts" | "mobileHosts">, request: FastifyRequest): void {
  const { origin = "", host = "" } = request.headers;
  const from = request.headers["sec-fetch-site"];
  const [, partner = "", port = ""] = /^https?:\/\/([a-z0-9.-]+)(:\d{1,5})?$/u.exec(origin.toLowerCase()) ?? [];
  const arrivesAt = site.hosts.includes(partner) ? crossingFrom(site, partner)?.toHost : undefined;
  if (
    (from !== undefined && from !== "same-site") ||
    arrivesAt === undefined ||
    host.toLowerCase() !== arrivesAt + port
  )
    throw new CallError("origin_refused", { params: { origin } });
}
