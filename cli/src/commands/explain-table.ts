import type { CommandRow } from "../program/command-definition.ts";
import { brandArgument, jsonOption, rootOption, settingsFileOption } from "./options.ts";

/** `livery explain`. */
export const explainCommand: CommandRow = {
  words: ["explain"],
  summary: "Say what the value at a path of a brand is, and which layers decide it: tokens, settings, words, variants.",
  arguments: [
    {
      name: "PATH",
      summary: "tokens.…, settings.…, words.…, pages.… or blocks.… (default: what can be explained, with examples)",
      required: false,
    },
    brandArgument,
  ],
  options: [
    { name: "lang", value: "CODE", summary: "its language" },
    { name: "mode", value: "MODE", summary: "the mode of the tokens, light or dark (default: all that the theme has)" },
    { name: "theme", value: "THEME", summary: "a further theme of the brand (default: its own)" },
    settingsFileOption,
    { name: "stored", summary: "count what the house has stored for the brand's site too" },
    rootOption,
    jsonOption,
  ],
  examples: [
    "livery explain",
    "livery explain tokens.color.accent harbour",
    "livery explain tokens.regions.header.color.page northwind --mode dark",
    "livery explain settings.login_screen northwind --stored",
    "livery explain words.sport.hero.title northwind --lang fa",
    "livery explain pages.home northwind --json",
  ],
  load: async () => (await import("./explain.ts")).explain,
};
