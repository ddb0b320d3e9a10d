import { calls } from "@livery/contract";
import { panelCalls } from "@livery/contract/panel";
import { closedPolicy, forever, type HousePath, housePaths } from "@livery/house/proxy";

/** The paths with one use, in the order of the list. */
export const pathsFor = (...uses: readonly HousePath["use"][]): readonly string[] =>
  housePaths.filter(({ use }) => uses.includes(use)).map(({ path }) => path);

/** Who calls the house on a server's hosts: a site's pages, or the panel's. */
export type ServerKind = "site" | "panel";

const callsOf = { site: calls, panel: panelCalls } as const;

/**
 * A regular expression for the calls that move money or create something. With an idempotency key each is done once whoever
 * answers it, without one a proxy must not send it a second time.
 */
export function effectPattern(kind: ServerKind): string {
  const rows: readonly { readonly effect: boolean; readonly path: string }[] = Object.values(callsOf[kind]);
  const effects = rows.filter(({ effect }) => effect);
  const paths = effects.map(({ path }) => path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/gu, "[^/]+"));
  return `^(?:${[...new Set(paths)].toSorted().join("|")})$`;
}

/** What a house believes of its proxy alone and a visitor must not choose. The proxy makes a request's id itself. */
export const visitorHeaders: readonly string[] = ["traceparent", "tracestate"];

/** The headers beside the security headers with which a house sends what was built. A document has its own policy too. */
export const builtHeaders = {
  document: { "cache-control": "no-cache" },
  asset: { "cache-control": forever, "content-security-policy": closedPolicy },
} as const;

/** A house ends a request after 30 s: a proxy waits a little longer, so that the house's own answer arrives. */
export const answerSeconds = 35;

/** Bodies are at most 64 KiB, and the house itself says so of a larger one. Pictures of the panel are larger. */
export const bodySizes = { site: "128k", panel: "8m" } as const;
