import type { CommandRow } from "../program/command-definition.ts";
import { jsonOption, rootOption } from "./options.ts";

/** The commands that copy a house's database as a whole (D103). */
export const houseBackupCommands: readonly CommandRow[] = [
  {
    words: ["house", "backup"],
    summary:
      "Write the database into one file while bets go on: all that was acknowledged before its end is in it. The keys of the secrets are not.",
    arguments: [{ name: "FILE", summary: "a new file; by tar and Zstandard: house.tar.zst", required: true }],
    options: [rootOption, jsonOption],
    examples: [
      "livery house backup house.tar.zst",
      "livery house backup /backups/house-$(date +%F).tar.zst",
      "LIVERY_OWNER_URL=postgres://… DATABASE_URL=postgres://… livery house backup house.tar.zst",
    ],
    load: async () => (await import("./house-backup.ts")).houseBackup,
  },
  {
    words: ["house", "restore"],
    summary:
      "Restore a backup where no database is. It is there once its hashes, the chain of the ledger and its sums hold, and not before.",
    arguments: [{ name: "FILE", summary: "a file of livery house backup", required: true }],
    options: [rootOption, jsonOption],
    examples: [
      "livery house restore house.tar.zst --root /srv/house",
      "LIVERY_OWNER_URL=postgres://… DATABASE_URL=postgres://… livery house restore house.tar.zst",
    ],
    load: async () => (await import("./house-backup.ts")).houseRestore,
  },
  {
    words: ["house", "migrate"],
    summary: "Run the migrations that a start would run, and say how long each took.",
    arguments: [],
    options: [
      {
        name: "dry-run",
        summary:
          "run them in a transaction that is rolled back; beside a running house, which they would hold up, list them",
      },
      rootOption,
      jsonOption,
    ],
    examples: ["livery house migrate --dry-run", "livery house migrate"],
    load: async () => (await import("./house-migrate.ts")).houseMigrate,
  },
  {
    words: ["house", "migrate-to"],
    summary:
      "Copy the database of the embedded PostgreSQL into an empty one of another server, as one transaction; no house may run meanwhile. What is copied stays as it is.",
    arguments: [
      {
        name: "ADDRESS",
        summary:
          "postgres://USER@HOST/DATABASE, of the user who will own the tables; the password in PGPASSWORD or ~/.pgpass",
        required: true,
      },
    ],
    options: [rootOption, jsonOption],
    examples: ["PGPASSWORD=… livery house migrate-to postgres://livery_owner@db.internal/livery"],
    load: async () => (await import("./house-migrate.ts")).houseMigrateTo,
  },
];
