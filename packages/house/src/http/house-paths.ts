/** What a proxy in front of a house does with the requests for a path. */
type Use =
  /** Calls. One that moves money may be sent again to another house if it has a key, under which it is done once (D21). */
  | "call"
  /** What is done once, by a code that is good for one request: it is never sent again. */
  | "once"
  /** The socket of the live feed. */
  | "socket"
  /** What a site's pages load beside the calls. */
  | "file"
  /** For people and machines that read about the house: no page of a site needs it. */
  | "documentation"
  /** The calls of the panel and of an operator's command line, on the panel's own hosts. */
  | "panel"
  /** Between houses, and between a house and what watches it: no visitor reaches it. */
  | "inside";

export interface HousePath {
  /** One that ends in a slash stands for all below it. */
  readonly path: string;
  readonly use: Use;
  /** Of the paths below it, the house's own, where a brand may have others: a regular expression. */
  readonly own?: string;
}

/** Every path that a house answers on the host of a brand beside the brand's own pages and files. */
export const housePaths: readonly HousePath[] = [
  { path: "/ekol/", use: "call" },
  { path: "/settings", use: "call" },
  { path: "/notifications/read", use: "call" },
  { path: "/release", use: "call" },
  { path: "/csp-report", use: "call" },
  { path: "/handoff", use: "once" },
  { path: "/handoff/", use: "once" },
  { path: "/live/v1/socket", use: "socket" },
  { path: "/live/v1/snapshot/", use: "call" },
  { path: "/frame/chat", use: "file" },
  { path: "/pictures/", use: "file", own: "^/pictures/[0-9a-f]{64}\\.webp$" },
  { path: "/docs", use: "documentation" },
  { path: "/docs/", use: "documentation" },
  { path: "/panel/", use: "panel" },
  { path: "/operator/v1/", use: "panel" },
  { path: "/livez", use: "inside" },
  { path: "/readyz", use: "inside" },
  { path: "/live/v1/node/", use: "inside" },
];

const uses = new Set<Use>(["call", "once", "socket", "file"]);

/** Those of them that the pages of a site request. */
export const sitePaths: readonly HousePath[] = housePaths.filter(({ use }) => uses.has(use));
