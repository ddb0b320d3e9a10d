/** The path to which browsers report what the policy stopped. */
export const cspReportPath = "/csp-report";

/** The one Trusted Types policy of the site. */
export const trustedTypesPolicy = "livery";

export interface CspInput {
  /** `sha256-…` of each inline style element, in base64. */
  readonly styleHashes: readonly string[];
  /** Hosts beside the site's own that calls may go to: https. */
  readonly apiHosts?: readonly string[];
  /** Hosts beside the site's own that sockets may go to: wss. */
  readonly liveHosts?: readonly string[];
  /** Hosts beside the site's own that pictures may come from: https. */
  readonly imageHosts?: readonly string[];
}

/** The policy of one document (security): nothing is allowed but what is listed, and nothing inline but by hash. */
export function contentSecurityPolicy(input: CspInput): string {
  const hosts = (scheme: string, names: readonly string[] = []): string[] => names.map((name) => `${scheme}://${name}`);
  const directives: readonly (readonly [string, ...string[]])[] = [
    ["default-src", "'none'"],
    ["script-src", "'self'"],
    ["style-src", "'self'", ...input.styleHashes.map((hash) => `'${hash}'`)],
    ["img-src", "'self'", "data:", ...hosts("https", input.imageHosts)],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...hosts("https", input.apiHosts), ...hosts("wss", input.liveHosts)],
    ["manifest-src", "'self'"],
    // The house's own frames, each a document that its header sandboxes (`/frame/chat`); whether one is asked for, settings say later.
    ["frame-src", "'self'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
    ["frame-ancestors", "'none'"],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", trustedTypesPolicy],
    ["report-uri", cspReportPath],
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}
