/**
 * Returns whether a host is the host of the settings or its mobile host (§1, D49). The settings may contain scheme, port or path;
 * a leading `www.` makes no difference.
 */
export function isGenuine(host: string, domain: string): boolean {
  const siteHost = nameOf(domain);
  return [siteHost, `m.${siteHost}`].includes(nameOf(host));
}

function nameOf(address: string): string {
  return address
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, "")
    .replace(/[:/].*$/s, "")
    .replace(/^www\./, "");
}
