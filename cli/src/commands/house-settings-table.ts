import type { CommandRow, OptionRow } from "../program/command-definition.ts";
import { dryRunOption, houseOption, jsonOption, rootOption } from "./options.ts";

const domainArgument = { name: "DOMAIN", summary: "the site's host", required: true } as const;

const brandOption: OptionRow = {
  name: "brand",
  value: "BRAND",
  summary:
    "the brand, by folder or name, whose languages, hosts and own settings count too, or into whose folder pull writes",
};

/** Options of the commands that store a document. */
const storeOptions: readonly OptionRow[] = [
  { name: "if-version", value: "NUMBER", summary: "only if the stored settings have this version" },
  dryRunOption,
  {
    name: "sign-key",
    value: "FILE",
    summary:
      "the signing key with which the settings are signed, where DOMAIN is the host that the skin names as domains.site (default: the key in LIVERY_SIGNING_KEY; without either they are not signed)",
  },
  {
    name: "trust-stored",
    summary: "sign stored settings that the key has not signed: read them first",
  },
  {
    name: "hosts-of",
    value: "BRAND",
    summary:
      "the brand, by folder or name, whose apiHosts and liveHosts the settings may name (default: the site's own hosts alone)",
  },
  houseOption,
  rootOption,
  jsonOption,
];

/** What a site is and does, as its operator set it. */
export const settingsCommands: readonly CommandRow[] = [
  {
    words: ["house", "settings", "list"],
    summary: "Every setting that a site can have: its name, its default, what is allowed, and what it does.",
    arguments: [],
    options: [houseOption, jsonOption],
    examples: ["livery house settings list", "pnpm --silent livery house settings list --json"],
    load: async () => (await import("./house-settings-read.ts")).houseSettingsList,
  },
  {
    words: ["house", "settings", "schema"],
    summary: "Print a JSON Schema of settings documents: editors complete and check them with it.",
    arguments: [],
    options: [jsonOption],
    examples: ["livery house settings schema > settings.schema.json"],
    load: async () => (await import("./house-settings-read.ts")).houseSettingsSchema,
  },
  {
    words: ["house", "settings", "validate"],
    summary: "Check a settings document; needs no house.",
    arguments: [{ name: "FILE", summary: "a JSON document of settings", required: true }],
    options: [brandOption, jsonOption],
    examples: [
      "livery house settings validate settings.json",
      "livery house settings validate settings.json --brand brands/northwind",
    ],
    load: async () => (await import("./house-settings-read.ts")).houseSettingsValidate,
  },
  {
    words: ["house", "settings", "get"],
    summary: "Print a site's settings document, and its version on stderr.",
    arguments: [domainArgument],
    options: [
      { name: "of-version", value: "NUMBER", summary: "an earlier version of the settings" },
      houseOption,
      rootOption,
      jsonOption,
    ],
    examples: [
      "livery house settings get harbour.localhost > settings.json",
      "livery house settings get harbour.localhost --of-version 3",
      "LIVERY_TOKEN=livery_… livery house settings get northwind.example --house https://panel.northwind.example",
    ],
    load: async () => (await import("./house-settings.ts")).houseSettingsGet,
  },
  {
    words: ["house", "settings", "pull"],
    summary:
      "Write a site's settings into a file, with their version: `set` then stores the file only if nobody has changed them since.",
    arguments: [
      domainArgument,
      {
        name: "FILE",
        summary: "the file to write (default: site.settings.json, in the brand's folder with --brand)",
        required: false,
      },
    ],
    options: [
      brandOption,
      { name: "overwrite", summary: "also if the file has changes that are not in the house" },
      dryRunOption,
      houseOption,
      rootOption,
      jsonOption,
    ],
    examples: [
      "LIVERY_TOKEN=livery_… livery house settings pull northwind.example --brand northwind --house https://panel.northwind.example",
      "livery house settings pull northwind.example settings.json --dry-run",
    ],
    load: async () => (await import("./house-settings-pull.ts")).houseSettingsPull,
  },
  {
    words: ["house", "settings", "effective"],
    summary: "Print the value of each setting, and whether the product, the skin or the stored settings say so.",
    arguments: [
      domainArgument,
      { name: "NAME", summary: "settings; without one, all of them", required: false, many: true },
    ],
    options: [brandOption, houseOption, rootOption, jsonOption],
    examples: [
      "livery house settings effective harbour.localhost matches_day",
      "livery house settings effective northwind.example --brand brands/northwind",
    ],
    load: async () => (await import("./house-settings-read.ts")).houseSettingsEffective,
  },
  {
    words: ["house", "settings", "set"],
    summary:
      "Change a site's settings by a file: the settings in it replace the stored ones, null removes one, the others stay. A wrong file is refused whole.",
    arguments: [domainArgument, { name: "FILE", summary: "a JSON document of settings", required: true }],
    options: [
      { name: "replace", summary: "the file is the whole document: what it does not name is removed" },
      ...storeOptions,
    ],
    examples: [
      "livery house settings set harbour.localhost settings.json --dry-run",
      "livery house settings set harbour.localhost settings.json --if-version 3",
      "livery house settings set harbour.localhost settings.json --replace",
      "livery house settings set northwind.example settings.json --hosts-of brands/northwind",
      "livery house settings set northwind.example settings.json --sign-key northwind-settings.key",
    ],
    load: async () => (await import("./house-settings.ts")).houseSettingsSet,
  },
  {
    words: ["house", "settings", "patch"],
    summary: "Change single settings of a site: NAME=VALUE, or NAME=null to remove one.",
    arguments: [
      domainArgument,
      { name: "CHANGE", summary: "a setting and its value, such as matches_day=7", required: true, many: true },
    ],
    options: storeOptions,
    examples: [
      'livery house settings patch harbour.localhost matches_day=7 site_title="Harbour Sports"',
      "livery house settings patch harbour.localhost matches_day=null --dry-run",
    ],
    load: async () => (await import("./house-settings.ts")).houseSettingsPatch,
  },
  {
    words: ["house", "settings", "history"],
    summary: "Who changed a site's settings, when, and what.",
    arguments: [domainArgument],
    options: [
      { name: "before", value: "NUMBER", summary: "the versions before this one (default: the newest)" },
      houseOption,
      rootOption,
      jsonOption,
    ],
    examples: [
      "livery house settings history harbour.localhost",
      "livery house settings history harbour.localhost --before 120",
    ],
    load: async () => (await import("./house-settings-read.ts")).houseSettingsHistory,
  },
  {
    words: ["house", "settings", "diff"],
    summary: "What differs between two versions of a site's settings, or between the newest and a file.",
    arguments: [
      domainArgument,
      { name: "FROM", summary: "a version (default: the one before TO)", required: false },
      { name: "TO", summary: "a version (default: the newest)", required: false },
    ],
    options: [
      { name: "against", value: "FILE", summary: "a JSON document of settings to compare the newest version with" },
      houseOption,
      rootOption,
      jsonOption,
    ],
    examples: [
      "livery house settings diff harbour.localhost",
      "livery house settings diff harbour.localhost 2 5",
      "livery house settings diff harbour.localhost --against settings.json",
    ],
    load: async () => (await import("./house-settings-read.ts")).houseSettingsDiff,
  },
  {
    words: ["house", "settings", "signing-key"],
    summary:
      "Write a new key for the signatures of a brand's settings into a file, and print the settingsKey of its skin. Needs no house.",
    arguments: [{ name: "FILE", summary: "the file to write; there is none yet", required: true }],
    options: [jsonOption],
    examples: ["livery house settings signing-key northwind-settings.key"],
    load: async () => (await import("./house-settings-signing-key.ts")).houseSettingsSigningKey,
  },
  {
    words: ["house", "settings", "rollback"],
    summary: "Store an earlier version of a site's settings again, as the next version.",
    arguments: [domainArgument, { name: "VERSION", summary: "the version to return to", required: true }],
    options: storeOptions,
    examples: [
      "livery house settings rollback harbour.localhost 3 --dry-run",
      "livery house settings rollback harbour.localhost 3",
    ],
    load: async () => (await import("./house-settings.ts")).houseSettingsRollback,
  },
];
