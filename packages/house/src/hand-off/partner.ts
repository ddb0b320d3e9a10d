import type { Site } from "../accounts/sites.ts";

/** A hand-off between a site's web host and its mobile host (D49). */
export interface Crossing {
  readonly toHost: string;
  /** The domain that both hosts share: its cookie reaches the other host, and no other site. */
  readonly domain: string;
}

const prefix = "m.";

/** The other host for a host's visitors; null if the site has no other host below the same domain. */
export function crossingFrom(site: Pick<Site, "hosts" | "mobileHosts">, host: string): Crossing | null {
  const mobile = new Set(site.mobileHosts);
  const web = new Set(site.hosts.filter((each) => !mobile.has(each)));
  if (mobile.has(host)) {
    const domain = host.slice(prefix.length);
    return host.startsWith(prefix) && web.has(domain) ? { toHost: domain, domain } : null;
  }
  for (const toHost of mobile) {
    const domain = toHost.slice(prefix.length);
    if (toHost.startsWith(prefix) && web.has(domain) && (host === domain || host.endsWith(`.${domain}`)))
      return { toHost, domain };
  }
  return null;
}
