import type { CommandRow, OptionRow } from "../program/command-definition.ts";
import { dryRunOption, fromOption, jsonOption, keyFileOption, rootOption, tenantOption, yesOption } from "./options.ts";

const platformOption: OptionRow = { name: "platform", summary: "the platform's staff: of no tenant" };

const unlessFrom = { unless: fromOption.name } as const;

const titleOption: OptionRow = {
  name: "title",
  value: "TEXT",
  summary: "the brand's name as players read it",
  question: "What is the brand called?",
  ...unlessFrom,
};
const hostsOption: OptionRow = {
  name: "hosts",
  value: "HOSTS",
  summary: "the hosts that the site answers to, separated by commas, the main one first",
  question: "On which hosts will it answer, the main one first?",
  ...unlessFrom,
};
const mobileOption: OptionRow = { name: "mobile", summary: "with a mobile host, m. before its main one" };
const languagesOption: OptionRow = {
  name: "languages",
  value: "CODES",
  summary: "its languages, separated by commas, the default first",
  question: "In which languages, the default first?",
  suggest: () => "en",
  ...unlessFrom,
};
const siteKeyOption: OptionRow = {
  name: "site-key",
  value: "KEY",
  summary:
    "the public key that its pages name themselves with, 8 to 64 letters and digits (default: that of a brand of the site's name)",
};
const anyCurrencyOption: OptionRow = {
  name: "currency",
  value: "CODE",
  summary: "the currency of its accounts (ISO 4217)",
};
const currencyOption: OptionRow = {
  ...anyCurrencyOption,
  question: "In which currency are accounts kept?",
  suggest: () => "EUR",
};
const playersOfOption: OptionRow = {
  name: "players-of",
  value: "DEALER",
  summary: "the dealer below whom its new players stand (default: the first top dealer of their currency)",
};
const addHostsOption: OptionRow = {
  name: "add-hosts",
  value: "HOSTS",
  summary: "further hosts, separated by commas; a running house answers there at once",
};
const removeHostsOption: OptionRow = {
  name: "remove-hosts",
  value: "HOSTS",
  summary: "hosts that are its own no more, separated by commas; a mobile host goes with its own",
};

/** What a tenant begins with. */
const tenantOptions: readonly OptionRow[] = [
  {
    name: "panel",
    value: "HOSTS",
    summary: "the hosts of the panel for its staff",
    question: "On which host will its panel answer?",
    suggest: ({ hosts }) => (hosts === undefined ? undefined : `panel.${hosts.split(",", 1)[0] ?? ""}`),
  },
  {
    name: "top-dealer",
    value: "DEALER",
    summary: "its top dealer, below whom all others stand",
    question: "What is its top dealer called?",
    suggest: () => "head-office",
  },
  currencyOption,
  {
    name: "admins",
    value: "NAMES",
    summary: "two or more admins, separated by commas: new credit needs a second person",
    question: "Which two persons are its admins (names for the sign-in, separated by a comma)?",
  },
  { name: "lang", value: "CODE", summary: "its language", suggest: () => "en" },
  keyFileOption,
];

const named = (summary: string) => [{ name: "NAME", summary, required: true }] as const;
const siteArgument = named("the site's name");
const dealerArgument = named("the dealer's name");
const dealerTerms: readonly OptionRow[] = [
  {
    name: "may",
    value: "ACTIONS",
    summary:
      "what its accounts may by its leave: all, nothing, or names of `livery house permissions` with a g, separated by commas; at most what the dealer above may",
  },
  { name: "max-users", value: "NUMBER", summary: "how many users may be directly below it, or none for no limit" },
  { name: "max-dealers", value: "NUMBER", summary: "how many dealers may be directly below it, or none for no limit" },
];
const ofTenant: readonly OptionRow[] = [tenantOption, rootOption, jsonOption];
const changing: readonly OptionRow[] = [dryRunOption, ...ofTenant];

/** The commands that set up a house for real bets (D100), thin wrappers over `@livery/house`. */
export const houseSetupCommands: readonly CommandRow[] = [
  {
    words: ["house", "init"],
    summary:
      "Set up an empty house for real bets: an operator, the first site, the top dealer and two admins, whose passwords and second factors are shown once.",
    arguments: [],
    options: [
      yesOption,
      fromOption,
      {
        name: "site",
        value: "NAME",
        summary: "the first site's name in files and lists (with --from: the brand's)",
        question: "What is the first site called in files and lists (lower-case letters, digits, hyphens)?",
        ...unlessFrom,
      },
      {
        ...tenantOption,
        question: "What is the operator called in files and lists (lower-case letters, digits, hyphens)?",
        suggest: ({ site }) => site,
      },
      titleOption,
      hostsOption,
      mobileOption,
      languagesOption,
      siteKeyOption,
      ...tenantOptions,
      dryRunOption,
      rootOption,
      jsonOption,
    ],
    examples: [
      "livery house init --key-file livery.key",
      "livery house init --from northwind --tenant acme --panel panel.northwind.example --top-dealer head-office --currency EUR --admins ingrid,piet --key-file livery.key",
      "livery house init --site northwind --tenant acme --title Northwind --hosts northwind.example --languages en,de --panel panel.northwind.example --top-dealer head-office --currency EUR --admins ingrid,piet --key-file livery.key --json",
    ],
    load: async () => (await import("./house-init.ts")).houseInit,
  },
  {
    words: ["house", "tenant", "add"],
    summary: "Make another operator in this house: its panel, top dealer and admins, who see nothing of the others.",
    arguments: named("its name in files and lists"),
    options: [yesOption, ...tenantOptions, dryRunOption, rootOption, jsonOption],
    examples: [
      "livery house tenant add globex --panel panel.globex.example --top-dealer head-office --currency USD --admins hank,lisa --key-file livery.key",
    ],
    load: async () => (await import("./house-init.ts")).houseTenantAdd,
  },
  {
    words: ["house", "tenant", "list"],
    summary: "The operators of this house, with the hosts of their panels and their sites.",
    arguments: [],
    options: [rootOption, jsonOption],
    examples: ["livery house tenant list"],
    load: async () => (await import("./house-tenant.ts")).houseTenantList,
  },
  {
    words: ["house", "tenant", "change"],
    summary: "Give an operator's panel another host.",
    arguments: named("its name"),
    options: [addHostsOption, removeHostsOption, dryRunOption, rootOption, jsonOption],
    examples: ["livery house tenant change acme --add-hosts office.acme.example --remove-hosts panel.acme.example"],
    load: async () => (await import("./house-tenant.ts")).houseTenantChange,
  },
  {
    words: ["house", "site", "add"],
    summary: "Make a site: its hosts, first settings and info pages. A running house answers there at once.",
    arguments: named("its name in files and lists"),
    options: [
      yesOption,
      fromOption,
      titleOption,
      hostsOption,
      mobileOption,
      languagesOption,
      currencyOption,
      playersOfOption,
      siteKeyOption,
      ...changing,
    ],
    examples: [
      "livery house site add northwind --from northwind --currency EUR",
      "livery house site add southwind --title Southwind --hosts southwind.example,southwind.test --mobile --languages en --currency EUR",
    ],
    load: async () => (await import("./house-site.ts")).houseSiteAdd,
  },
  {
    words: ["house", "site", "list"],
    summary: "The sites, with hosts, languages, currency, the dealer of new players, and keys.",
    arguments: [],
    options: ofTenant,
    examples: ["livery house site list", "pnpm --silent livery house site list --json"],
    load: async () => (await import("./house-site.ts")).houseSiteList,
  },
  {
    words: ["house", "site", "change"],
    summary: "Change a site's hosts, title, languages, currency, dealer or key, all at once or nothing.",
    arguments: siteArgument,
    options: [
      { name: "title", value: "TEXT", summary: "the brand's name as players read it" },
      addHostsOption,
      removeHostsOption,
      mobileOption,
      { name: "languages", value: "CODES", summary: "its languages, separated by commas, the default first" },
      anyCurrencyOption,
      playersOfOption,
      siteKeyOption,
      { name: "renew-key", summary: "a new random key; its brand is to be built with it" },
      ...changing,
    ],
    examples: [
      "livery house site change northwind --add-hosts northwind.test",
      "livery house site change northwind --languages en,de --players-of quay-street",
      "livery house site change northwind --renew-key",
    ],
    load: async () => (await import("./house-site.ts")).houseSiteChange,
  },
  {
    words: ["house", "site", "remove"],
    summary: "Remove a site that nobody has an account at. One with players is closed by taking its hosts away.",
    arguments: siteArgument,
    options: [yesOption, ...changing],
    examples: ["livery house site remove southwind --yes"],
    load: async () => (await import("./house-site.ts")).houseSiteRemove,
  },
  {
    words: ["house", "dealer", "add"],
    summary: "Make a dealer, below another one or at the top. It has no credit and may nothing that is not given.",
    arguments: dealerArgument,
    options: [
      {
        name: "parent",
        value: "DEALER",
        summary: "the dealer above it, whose currency it has (default: none, a top dealer)",
      },
      anyCurrencyOption,
      ...dealerTerms,
      ...changing,
    ],
    examples: [
      "livery house dealer add quay-street --parent head-office --may user.create,credit.user --max-users 200",
      "livery house dealer add head-office-usd --currency USD --may all",
    ],
    load: async () => (await import("./house-dealer.ts")).houseDealerAdd,
  },
  {
    words: ["house", "dealer", "list"],
    summary: "The dealers, each below the one above it.",
    arguments: [],
    options: ofTenant,
    examples: ["livery house dealer list"],
    load: async () => (await import("./house-dealer.ts")).houseDealerList,
  },
  {
    words: ["house", "dealer", "change"],
    summary: "Change what a dealer may, and its quotas.",
    arguments: dealerArgument,
    options: [...dealerTerms, ...changing],
    examples: ["livery house dealer change quay-street --may user.create --max-users none"],
    load: async () => (await import("./house-dealer.ts")).houseDealerChange,
  },
  {
    words: ["house", "dealer", "close"],
    summary: "Close a dealer that has nothing open: no active dealer or user, no coupon, no credit.",
    arguments: dealerArgument,
    options: changing,
    examples: ["livery house dealer close quay-street"],
    load: async () => (await import("./house-dealer.ts")).houseDealerClose,
  },
  {
    words: ["house", "dealer", "open"],
    summary: "Open a closed dealer again.",
    arguments: dealerArgument,
    options: changing,
    examples: ["livery house dealer open quay-street"],
    load: async () => (await import("./house-dealer.ts")).houseDealerOpen,
  },
  {
    words: ["house", "staff", "disable"],
    summary: "Sign an account of the panel out, and let it in no more. The last admin stays.",
    arguments: named("the account's name"),
    options: [platformOption, ...changing],
    examples: ["livery house staff disable piet"],
    load: async () => (await import("./house-staff.ts")).houseStaffDisable,
  },
  {
    words: ["house", "staff", "enable"],
    summary: "Let a disabled account of the panel sign in again.",
    arguments: named("the account's name"),
    options: [platformOption, ...changing],
    examples: ["livery house staff enable piet"],
    load: async () => (await import("./house-staff.ts")).houseStaffEnable,
  },
];
