import { manifestParts } from "../manifest/parts.ts";
import type { CommandRow } from "../program/command-definition.ts";
import { jsonOption, rootOption, shells } from "./options.ts";

/** The commands about the command line itself. */
export const terminalCommands: readonly CommandRow[] = [
  {
    words: ["completion"],
    summary: "Print a script with which a shell completes commands, options, closed values, files and folders.",
    arguments: [{ name: "SHELL", summary: shells.join(", "), required: true, offered: shells }],
    options: [jsonOption],
    examples: [
      "source <(livery completion bash)",
      "livery completion bash > ~/.local/share/bash-completion/completions/livery",
      "livery completion zsh > ~/.zfunc/_livery   # a folder of fpath",
      "livery completion fish > ~/.config/fish/completions/livery.fish",
      "livery completion powershell | Out-String | Invoke-Expression",
    ],
    load: async () => (await import("./completion.ts")).completion,
  },
  {
    words: ["info"],
    summary:
      "Print versions, the brand and the house here, and where things are: for the report of an error. No secrets.",
    arguments: [
      { name: "DIR", summary: "the brand's folder (default: the one you are in, if it is a brand's)", required: false },
    ],
    options: [rootOption, jsonOption],
    examples: ["livery info", "livery info northwind", "livery info --json > info.json"],
    load: async () => (await import("./info.ts")).info,
  },
  {
    words: ["manifest"],
    summary:
      "Print commands, error codes, settings, tokens, variants and words of this version as data, for programs and agents.",
    arguments: [
      {
        name: "PART",
        summary: `${Object.keys(manifestParts).join(", ")} (default: all)`,
        required: false,
        many: true,
        offered: Object.keys(manifestParts),
      },
    ],
    options: [jsonOption],
    examples: ["livery manifest --json > livery.json", "livery manifest settings tokens --json"],
    load: async () => (await import("./manifest.ts")).printManifest,
  },
];
