import type { CommandRow, OptionRow } from "../program/command-definition.ts";
import {
  dryRunOption,
  houseLiveOptions,
  jsonOption,
  keyFileOption,
  nodeOptions,
  observationOptions,
  portOption,
  rootOption,
  staffRoles,
  tenantOption,
  trustProxyOption,
} from "./options.ts";

const nameArgument = { name: "NAME", summary: "the account's name", required: true } as const;
/** Staff of no tenant (D91). */
const platformOption: OptionRow = {
  name: "platform",
  summary: "the platform's staff: of no tenant, who decide results and voids of matches for all tenants",
};

const passwordOption: OptionRow = {
  name: "password",
  value: "TEXT",
  summary: "8 to 64 characters; better in LIVERY_PASSWORD than among the words, which others can see",
  question: "Its password?",
};

/** The house's commands, thin wrappers over `@livery/house`. */
export const houseCommands: readonly CommandRow[] = [
  {
    words: ["house", "start"],
    summary: "Run the house alone: the API, its database and the panel, no brand.",
    arguments: [],
    options: [
      portOption("4300"),
      rootOption,
      ...nodeOptions,
      trustProxyOption,
      ...observationOptions,
      keyFileOption,
      { name: "development", summary: "allow the clock to be moved (house play), and a start without a key" },
      ...houseLiveOptions,
      jsonOption,
    ],
    examples: [
      "livery house start --key-file livery.key",
      "livery house start --replay worldcup-2022.json --speed 30",
      "DATABASE_URL=postgres://… livery house start --port 8080",
      "livery house start --metrics 9464 --log-file /var/log/livery/house.log",
    ],
    load: async () => (await import("./house-start.ts")).houseStart,
  },
  {
    words: ["house", "key"],
    summary: "Write a new key for the secrets in the database into a file, before the keys that it holds.",
    arguments: [
      { name: "FILE", summary: "the file of LIVERY_KEY or --key-file; made if it is missing", required: true },
    ],
    options: [jsonOption],
    examples: ["livery house key livery.key"],
    load: async () => (await import("./house-key.ts")).houseKey,
  },
  {
    words: ["house", "import", "openfootball"],
    summary: "Load fixtures and results from openfootball JSON files; repeating it doubles nothing.",
    arguments: [{ name: "FILE", summary: "JSON files, either shape", required: true, many: true }],
    options: [rootOption, jsonOption],
    examples: ["livery house import openfootball data/2025-26/en.1.json"],
    load: async () => (await import("./house-data.ts")).houseImport,
  },
  {
    words: ["house", "play"],
    summary: "Move a development house's clock, so that matches end and bets settle.",
    arguments: [],
    options: [
      {
        name: "until",
        value: "TIME",
        summary:
          "a time with its zone, a span from the house's now (+90m, +3h, +2d, +1w), or next: the next day with matches",
        question: "Until when?",
      },
      rootOption,
      jsonOption,
    ],
    examples: ["livery house play --until +3h", "livery house play --until 2026-11-21T18:00:00Z"],
    load: async () => (await import("./house-data.ts")).housePlay,
  },
  {
    words: ["house", "calls"],
    summary: "Every call of the contract: key, method, path, who may call it, and whether this house serves it.",
    arguments: [],
    options: [jsonOption],
    examples: ["livery house calls", "pnpm --silent livery house calls --json"],
    load: async () => (await import("./house-calls.ts")).houseCalls,
  },
  {
    words: ["house", "permissions"],
    summary: "Who may do what: each action and role, in the table's notation, and what that means.",
    arguments: [],
    options: [jsonOption],
    examples: ["livery house permissions", "pnpm --silent livery house permissions --json"],
    load: async () => (await import("./house-permissions.ts")).housePermissions,
  },
  {
    words: ["house", "staff", "list"],
    summary: "Who works at the panel.",
    arguments: [],
    options: [platformOption, tenantOption, rootOption, jsonOption],
    examples: ["livery house staff list"],
    load: async () => (await import("./house-staff.ts")).houseStaffList,
  },
  {
    words: ["house", "staff", "add"],
    summary: "Make an account of the panel; the secret of its second factor is shown once.",
    arguments: [nameArgument],
    options: [
      platformOption,
      {
        name: "role",
        unless: platformOption.name,
        value: "ROLE",
        summary: "sub-dealer, dealer, partner, operator or admin",
        offered: staffRoles,
        question: "Which role has it?",
      },
      passwordOption,
      { name: "dealer", value: "DEALER", summary: "the dealer that it acts for; none for operator and admin" },
      { name: "lang", value: "CODE", summary: "its language", suggest: () => "en" },
      keyFileOption,
      dryRunOption,
      tenantOption,
      rootOption,
      jsonOption,
    ],
    examples: [
      "LIVERY_PASSWORD=… livery house staff add ingrid --role admin",
      "livery house staff add piet --role sub-dealer --dealer pier-nine",
      "livery house staff add petra --platform",
    ],
    load: async () => (await import("./house-staff.ts")).houseStaffAdd,
  },
  {
    words: ["house", "staff", "reset"],
    summary: "Give an account of the panel a new password and a new second factor, and end its sessions.",
    arguments: [nameArgument],
    options: [
      passwordOption,
      keyFileOption,
      { name: "lost-key", summary: "although the keys do not open what is stored: for when the key is lost" },
      platformOption,
      dryRunOption,
      tenantOption,
      rootOption,
      jsonOption,
    ],
    examples: ["livery house staff reset ingrid"],
    load: async () => (await import("./house-staff.ts")).houseStaffReset,
  },
  {
    words: ["house", "request"],
    summary: "What a request wrote: its postings in the ledger and entries in the history, by the id of its log line.",
    arguments: [
      { name: "ID", summary: "the answer's x-request-id, also in the log and in error answers", required: true },
    ],
    options: [{ name: "at", value: "TIME", summary: "when it was, to a day (default: now)" }, rootOption, jsonOption],
    examples: ["livery house request q3JkT0s1bZ4x", "livery house request q3JkT0s1bZ4x --at 2026-11-21T18:00:00Z"],
    load: async () => (await import("./house-request.ts")).houseRequest,
  },
  {
    words: ["house", "audit"],
    summary: "Check the books: transactions balance, balances are sums, seals and open coupons hold.",
    arguments: [],
    options: [rootOption, jsonOption],
    examples: ["livery house audit"],
    load: async () => (await import("./house-ledger.ts")).houseAudit,
  },
  {
    words: ["house", "resume"],
    summary: "Let the money of a read-only tenant move again, once its books hold; they are checked first.",
    arguments: [],
    options: [
      { name: "reason", value: "TEXT", summary: "what the cause was, for the audit", question: "What was the cause?" },
      tenantOption,
      rootOption,
      jsonOption,
    ],
    examples: ['livery house resume --reason "a balance was changed by hand, and is changed back"'],
    load: async () => (await import("./house-ledger.ts")).houseResume,
  },
  {
    words: ["house", "export"],
    summary: "Write a tenant's coupons, ledger and seals as one snapshot, beside a running house.",
    arguments: [],
    options: [
      { name: "file", value: "FILE", summary: "where to write it (default: stdout)" },
      tenantOption,
      rootOption,
      jsonOption,
    ],
    examples: ["livery house export --file ledger.export", "livery house export | gzip > ledger.export.gz"],
    load: async () => (await import("./house-ledger.ts")).houseExport,
  },
  {
    words: ["house", "verify"],
    summary: "Check an export by itself: sums, chain and every payout. Needs no house; names the row that is wrong.",
    arguments: [{ name: "EXPORT", summary: "a file of livery house export", required: true }],
    options: [
      { name: "seal", value: "HASH", summary: "a seal that was noted earlier, which the chain must hold" },
      jsonOption,
    ],
    examples: ["livery house verify ledger.export", "livery house verify ledger.export --json"],
    load: async () => (await import("./house-ledger.ts")).houseVerify,
  },
];
