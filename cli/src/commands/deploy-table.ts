import type { CommandRow } from "../program/command-definition.ts";
import { dryRunOption, jsonOption, outOption, yesOption } from "./options.ts";

export const deployFilesRow: CommandRow = {
  words: ["deploy-files"],
  summary:
    "Write what puts built brands on a server: nginx, Caddy, systemd, Dockerfile and compose, and _headers and _redirects for static hosts. No secret is in them.",
  arguments: [{ name: "DIR", summary: "folders of built brands", required: false, many: true }],
  options: [
    outOption,
    {
      name: "houses",
      value: "ADDRESSES",
      summary: "HOST:PORT of each house behind the proxy, separated by commas (default: 127.0.0.1:4301,127.0.0.1:4302)",
      suggest: () => "127.0.0.1:4301,127.0.0.1:4302",
    },
    { name: "panel", value: "HOSTS", summary: "the hosts of the panel for its staff" },
    {
      name: "project",
      value: "FOLDER",
      summary: "the folder on the server that has node_modules and the brands' folders (default: /srv/livery)",
      suggest: () => "/srv/livery",
    },
    {
      name: "pass-to",
      value: "URL",
      summary: "where a static host passes on the house's paths (default: they are not in _redirects)",
    },
    yesOption,
    dryRunOption,
    jsonOption,
  ],
  examples: [
    "livery deploy-files northwind",
    "livery deploy-files northwind --panel panel.northwind.example --dry-run",
    "livery deploy-files brands/* --houses 10.0.0.5:4300,10.0.0.6:4300 --out deploy",
    "livery deploy-files northwind --pass-to https://house.northwind.example --yes",
  ],
  load: async () => (await import("./deploy-files.ts")).deployFilesCommand,
};
