import type { CommandRow } from "../program/command-definition.ts";
import { dryRunOption, jsonOption } from "./options.ts";

const brandArgument = {
  name: "NAME",
  summary: "a brand's folder, the name of one below this folder, or of one that comes with Livery",
  required: true,
  offered: "folders",
} as const;

/** The commands of a brand's texts. */
export const wordsCommands: readonly CommandRow[] = [
  {
    words: ["words", "status"],
    summary: "Say how many texts a brand has of its own in each language, and which are missing.",
    arguments: [brandArgument],
    options: [jsonOption],
    examples: ["livery words status northwind", "livery words status harbour --json"],
    load: async () => (await import("./words.ts")).wordsStatus,
  },
  {
    words: ["words", "check"],
    summary:
      "Check a brand's texts: placeholders, plural forms, empty, missing and untranslated ones; exit code 1 for an error, not for a warning.",
    arguments: [brandArgument],
    options: [jsonOption],
    examples: ["livery words check northwind", "livery words check northwind --json"],
    load: async () => (await import("./words.ts")).wordsCheck,
  },
  {
    words: ["words", "extract"],
    summary:
      "Put texts of the product into the brand's file of a language, to be rewritten: those that are named, or those that the brand has in another language.",
    arguments: [
      brandArgument,
      { name: "KEY", summary: "a text like sport.hero.title, or a group like sport.hero", required: false, many: true },
    ],
    options: [
      { name: "lang", value: "CODE", summary: "its language", question: "In which language?" },
      dryRunOption,
      jsonOption,
    ],
    examples: [
      "livery words extract northwind sport.hero slip.emptyTitle --lang en",
      "livery words extract northwind --lang de --dry-run",
      "livery words extract northwind --lang ru",
    ],
    load: async () => (await import("./words-extract.ts")).wordsExtract,
  },
];
