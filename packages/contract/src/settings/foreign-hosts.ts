import type { SettingsDocument } from "../model/site.ts";
import { shown, type SettingProblem } from "./problems.ts";

/** The hosts that a site's settings may name, without scheme and port. */
export interface SettingHosts {
  /** The site's own. */
  readonly site: readonly string[];
  /** Those that the skin lists for the API and for the live feed. */
  readonly apiHosts: readonly string[];
  readonly liveHosts: readonly string[];
}

/** The settings that name a server, and the list of the skin that permits it. */
const listOf = { site_api: "apiHosts", live_ip: "liveHosts" } as const;

/**
 * The settings of a document that name a server which is neither the site's own nor in the skin's list (security): whoever can
 * write settings alone must not send players' calls elsewhere.
 */
export function foreignHosts(document: SettingsDocument, hosts: SettingHosts): readonly SettingProblem[] {
  return Object.entries(listOf).flatMap(([field, list]) => {
    const value = document[field];
    const known = [...hosts.site, ...hosts[list]];
    if (typeof value !== "string" || value === "" || known.includes(hostOf(value))) return [];
    return [{ field, value: shown(value), allowed: `a host that the skin lists: ${known.join(", ")}` }];
  });
}

/** `https://api.example:8443/v1` → `api.example`. */
function hostOf(address: string): string {
  return address
    .replace(/^[a-z]+:\/\//i, "")
    .replace(/[:/].*$/, "")
    .toLowerCase();
}
