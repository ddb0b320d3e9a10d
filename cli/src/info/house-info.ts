import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isRunning } from "../files/leftovers.ts";
import { redactedUrl } from "./redacted-url.ts";

/** A server that wrote its file into the folder of the house's data. */
interface KnownHouse {
  readonly pid: number;
  readonly port: number;
  /** RFC 3339. */
  readonly startedAt: string;
  /** Whether a process of this id runs; one that was killed leaves its file. */
  readonly running: boolean;
}

/** What is known of a house's data without opening them. No secret is in it. */
export interface HouseInfo {
  /** The folder of its data, there or not. */
  readonly data: string;
  readonly exists: boolean;
  /** The version of the embedded PostgreSQL that wrote the data; null without any. */
  readonly postgres: string | null;
  /** Addresses of the environment, without their passwords; null where a variable is not set. */
  readonly databaseUrl: string | null;
  readonly ownerUrl: string | null;
  readonly natsUrl: string | null;
  /** Where the keys of the secrets are from. */
  readonly keys: "LIVERY_KEY" | ".livery/key" | "none";
  readonly houses: readonly KnownHouse[];
}

/** What is known of the house below a folder. */
export function houseInfo(root: string, environment: Readonly<Record<string, string | undefined>>): HouseInfo {
  const data = join(root, ".livery");
  const redacted = (name: string): string | null => {
    const value = environment[name];
    return value ? redactedUrl(value) : null;
  };
  const keyFile = existsSync(join(data, "key")) ? ".livery/key" : "none";
  return {
    data,
    exists: existsSync(data),
    postgres: readText(join(data, "pg", "data", "PG_VERSION"))?.trim() ?? null,
    databaseUrl: redacted("DATABASE_URL"),
    ownerUrl: redacted("LIVERY_OWNER_URL"),
    natsUrl: redacted("NATS_URL"),
    keys: environment["LIVERY_KEY"] ? "LIVERY_KEY" : keyFile,
    houses: namesIn(data)
      .filter((name) => /^(?:house|node-\d+)\.json$/u.test(name))
      .flatMap((name) => knownHouse(readText(join(data, name)) ?? "")),
  };
}

function knownHouse(text: string): readonly KnownHouse[] {
  try {
    const { pid, port, startedAt } = JSON.parse(text) as Partial<KnownHouse>;
    if (typeof pid !== "number" || typeof port !== "number" || typeof startedAt !== "string") return [];
    return [{ pid, port, startedAt, running: isRunning(pid) }];
  } catch {
    return [];
  }
}

/** Of a folder that cannot be read nothing is known. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
