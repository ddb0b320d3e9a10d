/** Screens narrower than this, in CSS pixels, belong on the mobile host (§1). */
export const mobileBelow = 500;

export interface Arrival {
  /** The document's address. */
  readonly address: string;
  /** The width of the window as the document loads, in CSS pixels. */
  readonly width: number;
  /** The site's domain from its settings (`domain`); if empty, the address's own host. */
  readonly domain: string;
  /** The setting `mobileRedirect`. */
  readonly enabled: boolean;
}

/**
 * Returns the address on the mobile host if a document that loads now belongs there; else null (D49). Called once, at document
 * load. Port, path, query and hash stay. A host that is not the site's own gives null.
 */
export function mobileAddress({ address, width, domain, enabled }: Arrival): string | null {
  if (!enabled || width >= mobileBelow) return null;
  const url = new URL(address);
  const web = hostIn(domain) || url.hostname;
  const mobile = `m.${web}`;
  const isOwn = url.hostname === web || url.hostname.endsWith(`.${web}`);
  if (!isOwn || url.hostname === mobile || url.hostname.startsWith("m.") || !isName(web)) return null;
  url.hostname = mobile;
  return url.href;
}

/** "https://harbour.example:8443/x" → "harbour.example". */
function hostIn(domain: string): string {
  return domain
    .replace(/^[a-z]+:\/\//i, "")
    .replace(/[:/].*$/, "")
    .toLowerCase();
}

/** Whether a host can have `m.` before it: not an IP address or a bare machine name. */
function isName(host: string): boolean {
  return host.includes(".") && !/^[\d.]+$/.test(host) && !host.startsWith("[");
}
