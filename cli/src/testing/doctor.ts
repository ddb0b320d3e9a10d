import { join } from "node:path";
import type { DatabaseReport } from "@livery/house";
import { allChecks } from "../doctor/all-checks.ts";
import { runChecks, type Checked } from "../doctor/check.ts";
import type { DoctorContext } from "../doctor/doctor-context.ts";

/** A machine in a folder on which nothing is wrong, with one brand or none; `change` says what is. */
export function healthy(directory: string, change: Partial<DoctorContext> = {}): DoctorContext {
  const absent = () => Promise.reject(new Error("the test has none"));
  return {
    directory,
    brand: { reason: "the test has no brand" },
    home: join(directory, ".livery"),
    nodeVersion: process.version,
    ports: [],
    localName: "localhost",
    cache: join(directory, "cache"),
    leastFree: 0,
    connections: 21,
    keys: { environment: undefined },
    databaseUrl: undefined,
    natsUrl: undefined,
    url: undefined,
    trustProxy: undefined,
    skin: absent,
    database: absent,
    answer: absent,
    ...change,
  };
}

/** What one check says. */
export async function checked(id: string, context: DoctorContext, { fix = false } = {}): Promise<Checked> {
  const checks = allChecks.filter((check) => check.id === id);
  const [result] = await runChecks(checks, context, { fix });
  if (result === undefined) throw new RangeError(`there is no check ${id}`);
  return result;
}

/** What a server in order reports. */
export const soundReport: DatabaseReport = {
  version: "17.2",
  major: 17,
  unsafe: [],
  encoding: "UTF8",
  collation: "C",
  timeZone: "UTC",
  freeConnections: 90,
  maxConnections: 100,
  houseConnections: 0,
  pending: [],
  aheadMs: 0,
  withinMs: 1,
};
