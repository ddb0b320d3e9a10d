import { chaosCommand } from "./chaos-table.ts";
import { feelNames } from "../create/feel-names.ts";
import { deployFilesRow } from "./deploy-table.ts";
import type { CommandRow } from "../program/command-definition.ts";
import { settingsCommands } from "./house-settings-table.ts";
import { houseSetupCommands } from "./house-setup-table.ts";
import { tokenCommands } from "./house-token-table.ts";
import { doctorCommand } from "./doctor-table.ts";
import { explainCommand } from "./explain-table.ts";
import { houseBackupCommands } from "./house-backup-table.ts";
import { houseCommands } from "./house-table.ts";
import { ownCommands } from "./own-table.ts";
import { wordsCommands } from "./words-table.ts";
import { terminalCommands } from "./terminal-table.ts";
import { tokensCommands } from "./tokens-table.ts";
import {
  dryRunOption,
  fromOption,
  houseLiveOptions,
  houseOption,
  liveOptions,
  rootOption,
  jsonOption,
  keyFileOption,
  nodeOptions,
  observationOptions,
  outOption,
  trustProxyOption,
  portOption,
  settingsOptions,
  skinsOption,
  yesOption,
} from "./options.ts";

/** Descriptions of the words before a command's last one. */
export const groups: Readonly<Record<string, string>> = {
  house: "Run the house: its server, its data and its settings.",
  skin: "Look at a skin.",
  tokens: "Exchange a brand's tokens with design tools.",
  words: "Write and check a brand's own texts.",
  "house import": "Bring fixtures and results into the house.",
  "house settings": "Read, check and change a site's settings.",
  "house token": "Secrets with which machines read and change settings over the network.",
  "house staff": "Who works at the panel.",
  "house tenant": "The operators of a house.",
  "house site": "The sites of an operator: their hosts, languages, currency and keys.",
  "house dealer": "The dealers of an operator.",
};

/** Every command, as data: flags, environment twins, questions and help come from here. */
export const commandTable: readonly CommandRow[] = [
  {
    words: ["create"],
    summary: "Write the folder of a new brand: config, tokens, messages, logo, drawings. Needs no network.",
    arguments: [
      {
        name: "NAME",
        summary: "the brand's name: lower-case letters, digits, hyphens",
        required: false,
        question: "What is the brand's name in files and addresses (lower-case letters, digits, hyphens)?",
      },
    ],
    options: [
      yesOption,
      { name: "dir", value: "FOLDER", summary: "where to write it (default: a folder of the brand's name)" },
      {
        name: "title",
        value: "TEXT",
        summary: "the brand's name as players read it",
        question: "What is the brand called?",
        suggest: ({ NAME }) => (NAME === undefined ? undefined : titleOf(NAME)),
      },
      {
        name: "domain",
        value: "HOST",
        summary: "the host that the site answers to",
        question: "On which host will it answer?",
        suggest: ({ NAME }) => (NAME === undefined ? undefined : `${NAME}.localhost`),
      },
      {
        name: "languages",
        value: "CODES",
        summary: "its languages, separated by commas, the default first",
        question: "In which languages, the default first?",
        suggest: () => "en,fa,tr,de",
      },
      {
        name: "logo",
        value: "FILE",
        summary: "the brand's logo, SVG, PNG or WebP; its colours are the brand's where --colour gives none",
        question: "Which file is its logo (SVG, PNG, WebP)?",
        optional: true,
      },
      {
        name: "colour",
        value: "COLOURS",
        summary:
          "one or two colours, '#5b2a86,#f2c14e': the first of whatever can be acted upon, the second of counts, news and marks; all others are derived",
        question: "Which one or two colours does it have (#5b2a86,#f2c14e)? Without an answer those of the logo.",
        optional: true,
      },
      {
        name: "feel",
        value: "FEEL",
        offered: feelNames,
        summary: `shape, density, motion and type: ${feelNames.join(", ")} (default: calm, or that of --from)`,
        question: `Which feel does it have (${feelNames.join(", ")})?`,
        optional: true,
      },
      {
        ...fromOption,
        question: "Which brand does it take variants and shapes from, by name or folder?",
        optional: true,
      },
      {
        name: "mobile",
        summary: "with a mobile host, m.HOST, and a shell for phones on it",
        question: "Does it have a mobile host, m.HOST?",
      },
      dryRunOption,
      jsonOption,
    ],
    examples: [
      "livery create",
      "livery create northwind --yes",
      "livery create northwind --yes --mobile",
      "livery create northwind --yes --logo northwind.svg --feel round",
      "livery create northwind --yes --logo northwind.png --colour '#5b2a86,#f2c14e' --from metropole",
      "livery create northwind --domain northwind.example --languages en --yes",
      "livery create northwind --yes --dry-run",
    ],
    load: async () => (await import("./create.ts")).create,
  },
  {
    words: ["build"],
    summary: "Build brands into static sites with hashed files.",
    arguments: [{ name: "DIR", summary: "the brands' folders", required: false, many: true }],
    options: [
      skinsOption,
      ...settingsOptions,
      outOption,
      {
        name: "no-overrides",
        summary: "refuse a brand with code of its own (overrides/), which has all rights of the site and of this build",
      },
      jsonOption,
    ],
    examples: [
      "livery build harbour",
      "livery build brands/northwind --no-overrides",
      "livery build brands/*",
      "livery build --skin wireframe",
      "livery build harbour --settings settings.json --out /srv/harbour",
      "livery build harbour --settings-url https://settings.example/settings",
    ],
    load: async () => (await import("./build.ts")).build,
  },
  {
    words: ["bytes"],
    summary: "Say what each variant weighs: of a brand, or all that the product has.",
    arguments: [{ name: "DIR", summary: "the brand's folder (default: every variant)", required: false }],
    options: [
      jsonOption,
      {
        name: "built",
        summary: "of the build of these very sources that is there already; exit code 1 where there is none",
      },
    ],
    examples: ["livery bytes", "livery bytes harbour", "livery bytes harbour --json", "livery bytes --built"],
    load: async () => (await import("./bytes.ts")).bytes,
  },
  {
    words: ["skin", "preview"],
    summary: "Draw a skin's pages as one PNG: wide and narrow, light and dark, one column from right to left.",
    arguments: [
      {
        name: "NAME",
        summary: "a brand's folder, the name of one below this folder, or of one that comes with Livery",
        required: true,
        offered: "folders",
      },
    ],
    options: [
      { name: "png", value: "FILE", summary: "where the PNG goes (default: preview.png beside the skin's dist)" },
      {
        name: "pages",
        value: "NAMES",
        summary: "some of home,sports,match,live,slip,coupons,login (default: all of them)",
        offered: ["home", "sports", "match", "live", "slip", "coupons", "login"],
      },
      jsonOption,
    ],
    examples: [
      "livery skin preview harbour",
      "livery skin preview brands/northwind --png northwind.png",
      "livery skin preview harbour --pages home,slip",
      "CHROMIUM_PATH=/opt/chromium/chrome livery skin preview arcade",
    ],
    load: async () => (await import("./skin-preview.ts")).skinPreview,
  },
  {
    words: ["dev"],
    summary: "Work on a brand: the site with its skin, reloading as files change.",
    arguments: [{ name: "DIR", summary: "the brand's folder", required: true }],
    options: [
      portOption("4310"),
      houseOption,
      rootOption,
      keyFileOption,
      jsonOption,
      { name: "pseudo", summary: "add a language of accented, longer English at /xx/: shows what does not fit" },
    ],
    examples: [
      "livery dev northwind",
      "livery dev harbour --port 5000 --house http://127.0.0.1:4400",
      "livery dev harbour --pseudo",
    ],
    load: async () => (await import("./dev.ts")).dev,
  },
  {
    words: ["serve"],
    summary: "Run the house with built brands, each by its host name, and the panel.",
    arguments: [{ name: "DIR", summary: "folders of built brands", required: false, many: true }],
    options: [
      portOption("4300"),
      rootOption,
      ...nodeOptions,
      trustProxyOption,
      ...observationOptions,
      keyFileOption,
      ...houseLiveOptions,
      jsonOption,
    ],
    examples: [
      "livery serve harbour --key-file livery.key",
      "livery serve brands/* --port 8080",
      "livery serve harbour --trust-proxy 127.0.0.1,10.0.0.0/8",
      "livery serve harbour --metrics 9464 --log-file /var/log/livery/house.log",
      "livery serve harbour --replay worldcup-2022.json --speed 30",
      "DATABASE_URL=postgres://… NATS_URL=nats://10.0.0.9:4222 livery serve harbour --simulate --node http://10.0.0.5:4300",
    ],
    load: async () => (await import("./serve.ts")).serve,
  },
  {
    words: ["demo"],
    summary: "Running brands from nothing: built, and served by a house with players and fixtures.",
    arguments: [],
    options: [
      portOption("4300"),
      { ...skinsOption, suggest: () => "harbour,arcade,derby,parlour" },
      rootOption,
      trustProxyOption,
      keyFileOption,
      ...liveOptions,
      jsonOption,
    ],
    examples: [
      "livery demo",
      "livery demo --skin derby,pocket",
      "livery demo --skin all",
      "livery demo --skin harbour,northwind",
      "livery demo --port 4400",
      "livery demo --replay worldcup-2022.json --speed 30",
    ],
    load: async () => (await import("./demo.ts")).demo,
  },
  {
    words: ["bet"],
    summary: "Reckon coupons and convert odds, exactly: an array of inputs as JSON, an answer for each.",
    arguments: [
      {
        name: "FILE",
        summary:
          'the inputs (default: standard input): { "odds" } or { "legs", "sizes", "stake", "per", "bonus", "maxPay", "marginPercent" }; amounts and odds are texts',
        required: false,
      },
    ],
    options: [jsonOption, { name: "explain", summary: "say how each figure came about" }],
    examples: [
      "livery bet coupons.json",
      "livery bet coupons.json --explain",
      "pnpm --silent livery bet --json < coupons.json",
      `echo '[{ "odds": "11/8" }]' | livery bet`,
    ],
    load: async () => (await import("./bet.ts")).bet,
  },
  deployFilesRow,
  explainCommand,
  doctorCommand,
  chaosCommand,
  ...houseCommands,
  ...settingsCommands,
  ...tokenCommands,
  ...houseSetupCommands,
  ...houseBackupCommands,
  ...ownCommands,
  ...wordsCommands,
  ...tokensCommands,
  ...terminalCommands,
];

/** `north-wind` → `North Wind`. */
function titleOf(name: string): string {
  return name.replace(/(^|-)([a-z])/g, (_, before: string, letter: string) => (before && " ") + letter.toUpperCase());
}
