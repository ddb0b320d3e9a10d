import type { CommandRow } from "../program/command-definition.ts";
import { brandArgument, dryRunOption, jsonOption } from "./options.ts";

const pageArgument = {
  name: "PAGE",
  summary: "a page or block, as in skin.config.ts: home, liveBets, header",
  required: false,
} as const;

/** The commands of a brand's own files. */
export const ownCommands: readonly CommandRow[] = [
  {
    words: ["eject"],
    summary:
      "Copy a variant of a page or block, or one part of it, into the brand's overrides, with its styles and a record of what it was copied from.",
    arguments: [
      pageArgument,
      { name: "VARIANT", summary: "a variant that the brand shows (lobby), or a part (parts/head)", required: false },
      brandArgument,
    ],
    options: [
      { name: "list", summary: "say what can be copied, of every page and block or of PAGE, and how safe that is" },
      dryRunOption,
      jsonOption,
    ],
    examples: [
      "livery eject --list",
      "livery eject home lobby",
      "livery eject header bar northwind --dry-run",
      "livery eject home parts/leagues",
    ],
    load: async () => (await import("./eject.ts")).eject,
  },
  {
    words: ["wrap"],
    summary: "Write an own file that shows the product's variant inside: it survives nearly every release.",
    arguments: [
      pageArgument,
      { name: "VARIANT", summary: "a variant that the brand shows", required: false },
      brandArgument,
    ],
    options: [dryRunOption, jsonOption],
    examples: ["livery wrap home lobby", "livery wrap header bar northwind"],
    load: async () => (await import("./eject.ts")).wrap,
  },
  {
    words: ["status"],
    summary: "Say of each own file of a brand whether you, the product or both have changed it since it was copied.",
    arguments: [brandArgument],
    options: [jsonOption],
    examples: ["livery status", "livery status northwind --json"],
    load: async () => (await import("./status.ts")).status,
  },
  {
    words: ["diff"],
    summary: "Show what you changed in own files since they were copied, and what the product changed.",
    arguments: [
      brandArgument,
      {
        name: "OWN",
        summary: "an own file, below overrides (default: all of them)",
        required: false,
        offered: "files",
      },
    ],
    options: [jsonOption],
    examples: ["livery diff", "livery diff northwind", "livery diff northwind overrides/pages/home/lobby.tsx"],
    load: async () => (await import("./status.ts")).diff,
  },
  {
    words: ["upgrade"],
    summary:
      "Merge what the installed release changed into a brand's own files, and mend names that it has changed; exit code 6 where places need a decision.",
    arguments: [brandArgument],
    options: [dryRunOption, jsonOption],
    examples: ["livery upgrade --dry-run", "livery upgrade", "livery upgrade northwind --json"],
    load: async () => (await import("./upgrade.ts")).upgrade,
  },
];
