import type { CommandRow } from "../program/command-definition.ts";
import { brandArgument, dryRunOption, jsonOption } from "./options.ts";

/** The commands on a brand's tokens. */
export const tokensCommands: readonly CommandRow[] = [
  {
    words: ["tokens", "export"],
    summary: "Write a brand's tokens as design tokens (DTCG 2025.10), for Figma and other tools.",
    arguments: [brandArgument],
    options: [{ name: "file", value: "FILE", summary: "where to write it (default: stdout)" }, jsonOption],
    examples: ["livery tokens export northwind --file northwind.tokens.json", "livery tokens export"],
    load: async () => (await import("./tokens.ts")).tokensExport,
  },
  {
    words: ["tokens", "import"],
    summary: "Write a brand's tokens.ts from design tokens, Figma's variables or Tokens Studio.",
    arguments: [
      { name: "NAME", summary: "the brand's folder, or its name", required: true },
      {
        name: "FILE",
        summary: "the JSON files of tokens; light and dark may each have one",
        required: true,
        many: true,
      },
    ],
    options: [
      dryRunOption,
      { name: "replace", summary: "the file is the whole document: what it does not name is removed" },
      jsonOption,
    ],
    examples: [
      "livery tokens import northwind northwind.tokens.json --dry-run",
      "livery tokens import northwind Light.tokens.json Dark.tokens.json",
    ],
    load: async () => (await import("./tokens.ts")).tokensImport,
  },
];
