import type { CommandRow } from "../program/command-definition.ts";
import { dryRunOption, jsonOption, rootOption, tenantOption, yesOption } from "./options.ts";

const nameArgument = [{ name: "NAME", summary: "the access token's name", required: true }] as const;

/** Access tokens, with which a machine of the operator reads and changes settings over the network. */
export const tokenCommands: readonly CommandRow[] = [
  {
    words: ["house", "token", "add"],
    summary:
      "Make an access token, for LIVERY_TOKEN of `livery house settings … --house`. Its secret is shown once; the house stores a hash of it.",
    arguments: nameArgument,
    options: [
      {
        name: "sites",
        value: "NAMES",
        summary: "the sites that it is for, separated by commas (default: all of the tenant, also later ones)",
      },
      {
        name: "scope",
        value: "SCOPE",
        summary: "what it may: settings:read, or settings:write to read and change (default: settings:read)",
        offered: ["settings:read", "settings:write"],
        suggest: () => "settings:read",
      },
      {
        name: "days",
        value: "NUMBER",
        summary: "how many days it is good for, 1 to 366 (default: 90)",
        suggest: () => "90",
      },
      dryRunOption,
      tenantOption,
      rootOption,
      jsonOption,
    ],
    examples: [
      "livery house token add laptop --sites northwind --scope settings:write --days 30",
      "pnpm --silent livery house token add ci --json",
    ],
    load: async () => (await import("./house-token.ts")).houseTokenAdd,
  },
  {
    words: ["house", "token", "list"],
    summary: "The access tokens: what each may, where, until when, who made it, and when it was last used.",
    arguments: [],
    options: [tenantOption, rootOption, jsonOption],
    examples: ["livery house token list"],
    load: async () => (await import("./house-token.ts")).houseTokenList,
  },
  {
    words: ["house", "token", "remove"],
    summary: "Remove an access token: the next request with it is refused.",
    arguments: nameArgument,
    options: [yesOption, dryRunOption, tenantOption, rootOption, jsonOption],
    examples: ["livery house token remove laptop --yes"],
    load: async () => (await import("./house-token.ts")).houseTokenRemove,
  },
];
