/** The path to which browsers report violations of the policy. */
export const cspReportPath = "/csp-report";

/** The name of the site's only Trusted Types policy. */
export const trustedTypesPolicy = "livery";

export interface CspInput {
  /** `sha256-…` of each inline style element, in base64. */
  readonly styleHashes: readonly string[];
  /** Hosts beside the site's own for calls: https. */
  readonly apiHosts?: readonly string[];
  /** The site's other host, to which a page hands over (D49): in the page's scheme, at any port. */
  readonly otherHost?: string | undefined;
  /** Hosts beside the site's own for sockets: wss. */
  readonly liveHosts?: readonly string[];
  /** Hosts beside the site's own for pictures: https. */
  readonly imageHosts?: readonly string[];
}

/** Returns the policy of one document (security): only listed sources are allowed, and inline styles only by hash. */
export function contentSecurityPolicy(input: CspInput): string {
  const hosts = (scheme: string, names: readonly string[] = []): string[] => names.map((name) => `${scheme}://${name}`);
  const directives: readonly (readonly [string, ...string[]])[] = [
    ["default-src", "'none'"],
    ["script-src", "'self'"],
    ["style-src", "'self'", ...input.styleHashes.map((hash) => `'${hash}'`)],
    ["img-src", "'self'", "data:", ...hosts("https", input.imageHosts)],
    ["font-src", "'self'"],
    // The sound of a security code.
    ["media-src", "data:"],
    [
      "connect-src",
      "'self'",
      ...(input.otherHost === undefined ? [] : [`${input.otherHost}:*`]),
      ...hosts("https", input.apiHosts),
      ...hosts("wss", input.liveHosts),
    ],
    ["manifest-src", "'self'"],
    // The server's own frames, each sandboxed by its header (`/frame/chat`); the settings decide later whether one is used.
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
