import type { OptionRow } from "../program/command-definition.ts";

/** The brand of a command that also works where a brand is the only one. */
export const brandArgument = {
  name: "NAME",
  summary: "the brand's folder, or its name (default: the brand of this folder, or the only one below it)",
  required: false,
  offered: "folders",
} as const;

/** A brand that something new is made from. */
export const fromOption: OptionRow = {
  name: "from",
  value: "BRAND",
  summary:
    "a brand, by name or folder: a new site has its title, hosts, languages and key unless they are given; a new brand has its variants, shapes and motion, and no colour of it",
};

export const yesOption: OptionRow = { name: "yes", summary: "take every suggestion without a question" };

export const skinsOption: OptionRow = {
  name: "skin",
  value: "NAMES",
  summary:
    "brands by name, separated by commas: yours below this folder, or those that come with Livery; the demo takes all, and makes any other",
};

export const dryRunOption: OptionRow = { name: "dry-run", summary: "say what would be written and write nothing" };

export const outOption: OptionRow = {
  name: "out",
  value: "FOLDER",
  summary:
    "where the result goes (default of build: dist in the brand's folder; of one that comes with Livery NAME/dist here; of deploy-files: deploy here)",
};

export const jsonOption: OptionRow = { name: "json", summary: "answer in JSON on stdout" };

export const rootOption: OptionRow = {
  name: "root",
  value: "FOLDER",
  summary: "the folder whose .livery holds the house and its data (default: where you start it)",
};

export const houseOption: OptionRow = {
  name: "house",
  value: "URL",
  summary:
    "a house that runs: of dev, the one that answers calls (default: the one at http://127.0.0.1:4300 if it has the brand's site, else one that dev opens, with players and matches); of settings, the address of the operator's panel, with an access token in LIVERY_TOKEN (default: none, the data of --root)",
};

export const settingsFileOption: OptionRow = {
  name: "settings",
  value: "FILE",
  summary: "a settings document, instead of asking the settings service",
};

export const settingsOptions: readonly OptionRow[] = [
  settingsFileOption,
  {
    name: "settings-url",
    value: "URL",
    summary:
      "the settings service, which must answer (exit code 4); default: /settings on the brand's own host, and none for a host of this machine (*.localhost)",
  },
  {
    name: "require-settings",
    summary: "no build without settings: exit code 4 instead of the last good copy or the defaults",
  },
];

/** The source of live matches. */
export const liveOptions: readonly OptionRow[] = [
  {
    name: "replay",
    value: "FILE",
    many: true,
    summary: "play these matches again, live: fixtures of openfootball, matches of Wyscout",
  },
  {
    name: "speed",
    value: "TIMES",
    summary: "how many times as fast as the clock live matches are played (default: 1)",
    suggest: () => "1",
  },
];

/** The source of live matches for a server that plays none by default. */
export const houseLiveOptions: readonly OptionRow[] = [
  ...liveOptions,
  { name: "simulate", summary: "play simulated matches, live, without end" },
];

/** The proxies in front of a server (D75). */
export const trustProxyOption: OptionRow = {
  name: "trust-proxy",
  value: "NETWORKS",
  many: true,
  summary:
    "the proxies in front of the server, addresses or networks separated by commas: what they forward as the visitor's address is believed (default: none, the address of the connection counts)",
};

/** What an operator watches a server by, and its limits. */
export const observationOptions: readonly OptionRow[] = [
  {
    name: "metrics",
    value: "ADDRESS",
    summary:
      "serve metrics for Prometheus at /metrics of this port of 127.0.0.1, or of HOST:PORT; never on the sites' port (default: none)",
  },
  {
    name: "metrics-anywhere",
    summary: "let --metrics name an address that other machines reach: a firewall keeps others out",
  },
  {
    name: "log-file",
    value: "FILE",
    summary:
      "write the log to this file, of mode 0600, instead of stdout; SIGHUP opens it again after a rotation, and no longer ends the server",
  },
  { name: "pool", value: "NUMBER", summary: "database connections for calls, 1 to 500 (default: 10)" },
  {
    name: "limit",
    value: "NAME=LIMIT",
    many: true,
    summary:
      "requests per seconds of one address or site, such as address=6000/60, or sockets=20; docs/house/observation.md lists the names",
  },
];

/** The keys of the house's secrets (D102). */
export const keyFileOption: OptionRow = {
  name: "key-file",
  value: "FILE",
  summary:
    "the file with the keys of the secrets in the database, one a line, the first one seals (default: LIVERY_KEY, the keys or the path of their file, else .livery/key, which a demo makes; `livery house key` makes one)",
};

/** The shells that `livery completion` writes a script for. */
export const shells = ["bash", "zsh", "fish", "powershell"] as const;

/** The roles of a tenant's staff. */
export const staffRoles = ["sub-dealer", "dealer", "partner", "operator", "admin"] as const;

/** The tenant of a command on a house's data. */
export const tenantOption: OptionRow = {
  name: "tenant",
  value: "NAME",
  summary: "the tenant's name, needed where the house has several",
};

/** Where the server listens, and options for several nodes on one database. */
export const nodeOptions: readonly OptionRow[] = [
  {
    name: "host",
    value: "ADDRESS",
    summary:
      "this machine's address to listen on, or 0.0.0.0 for all (default: the one in --node, else 127.0.0.1, which this machine alone reaches)",
  },
  {
    name: "node",
    value: "URL",
    summary:
      "be one of several houses on the database of DATABASE_URL: where the others find this one (default with NATS_URL: where it listens, so that without --host only nodes of this machine reach it)",
  },
  {
    name: "switch-source",
    summary:
      "beside other houses: play another source than they did within the last six hours, abandoning their live matches (without it such a house publishes nothing)",
  },
];

/** The port of a server; exit code 4 if it is in use. */
export function portOption(port: string): OptionRow {
  return { name: "port", value: "PORT", summary: `the port to listen on (default: ${port})`, suggest: () => port };
}
