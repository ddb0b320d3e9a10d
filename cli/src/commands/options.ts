import type { OptionRow } from "../program/command-definition.ts";

export const yesOption: OptionRow = { name: "yes", summary: "take every suggestion without a question" };

export const skinsOption: OptionRow = {
  name: "skin",
  value: "NAMES",
  summary:
    "brands by name, separated by commas: yours below this folder, or those that come with Livery; the demo takes all, and makes any other",
};

export const jsonOption: OptionRow = { name: "json", summary: "answer in JSON on stdout" };

export const rootOption: OptionRow = {
  name: "root",
  value: "FOLDER",
  summary: "the folder whose .livery holds the house and its data (default: where you start it)",
};

export const settingsOptions: readonly OptionRow[] = [
  { name: "settings", value: "FILE", summary: "a settings document, instead of asking the settings service" },
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

/** The keys of the house's secrets (D102). */
export const keyFileOption: OptionRow = {
  name: "key-file",
  value: "FILE",
  summary:
    "the file with the keys of the secrets in the database, one a line, the first one seals (default: LIVERY_KEY, the keys or the path of their file, else .livery/key, which a demo makes; `livery house key` makes one)",
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
