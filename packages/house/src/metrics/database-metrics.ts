import { setTimeout as sleep } from "node:timers/promises";
import { Counter, Gauge, Registry } from "prom-client";
import type { Log } from "../log.ts";
import type { Backlog } from "./watched.ts";

/** The database is asked at most so often, however many ask for the metrics. */
const freshMs = 5_000;
/** A scrape waits so long for it: the other metrics are needed most when the database does not answer. */
const patienceMs = 2_000;

const gauges: Readonly<Record<Exclude<keyof Backlog, "postings">, readonly [name: string, help: string]>> = {
  settlements: ["settlement_backlog", "Decided coupons that are not settled yet."],
  oldestSettlementSeconds: ["settlement_oldest_seconds", "How long the oldest of them has been due."],
  failedSettlements: ["settlement_failed", "Coupons whose settlement failed, and is tried again later."],
  pendingBets: ["pending_bets", "Delayed bets that wait for their decision."],
  unsealed: ["ledger_unsealed", "Transactions of the ledger without a seal."],
  readOnlyTenants: ["tenants_read_only", "Tenants whose money does not move because their books did not hold."],
};

/** The metrics that the database knows. While it does not answer there are none: an old number would look like a current one. */
export class DatabaseMetrics {
  readonly #read: () => Promise<Backlog>;
  readonly #log: Log;
  #last: { readonly at: number; readonly text: Promise<string | null> } | null = null;
  #reading = false;

  constructor(read: () => Promise<Backlog>, log: Log) {
    this.#read = read;
    this.#log = log;
  }

  /** The metrics as text; null if the database does not answer in time. */
  text(): Promise<string | null> {
    const now = performance.now();
    // One reading at a time: a slow one would else take the connections of the jobs.
    if (this.#last === null || (!this.#reading && now - this.#last.at > freshMs))
      this.#last = { at: now, text: this.#write() };
    return Promise.race([this.#last.text, sleep(patienceMs, null, { ref: false })]);
  }

  async #write(): Promise<string | null> {
    this.#reading = true;
    try {
      return await written(await this.#read());
    } catch (error) {
      this.#log.warn({ err: error }, "the metrics of the database could not be read");
      return null;
    } finally {
      this.#reading = false;
    }
  }
}

function written(backlog: Backlog): Promise<string> {
  const registry = new Registry();
  const registers = [registry];
  for (const [key, [name, help]] of Object.entries(gauges) as [keyof typeof gauges, (typeof gauges)["settlements"]][])
    new Gauge({ name: `livery_${name}`, help, registers }).set(backlog[key]);
  const help = "Transactions of the ledger since the first one.";
  new Counter({ name: "livery_ledger_postings_total", help, registers }).inc(backlog.postings);
  return registry.metrics();
}
