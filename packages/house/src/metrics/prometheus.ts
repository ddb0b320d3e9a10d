import { readFileSync } from "node:fs";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Log } from "../log.ts";
import type { Metrics, OnRun, TimedJob } from "./metrics.ts";
import { DatabaseMetrics } from "./database-metrics.ts";
import type { Watched } from "./watched.ts";

/** Seconds. A placement takes some milliseconds, a password a quarter of a second, an export some seconds. */
const answerBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const jobBuckets = [0.005, 0.025, 0.1, 0.5, 1, 5, 30];

/**
 * The metrics of one server in Prometheus' text format. Each label has a value of a short list that is fixed by the code: keys of
 * calls, classes of status, codes, names of pools and jobs. None is a path, an id, a host or a name of a person.
 */
export class PrometheusMetrics implements Metrics {
  readonly #registry = new Registry();
  readonly #log: Log;
  readonly #requests;
  readonly #durations;
  readonly #refusals;
  readonly #placements;
  readonly #jobDurations;
  readonly #jobFailures;
  readonly #databaseUp;
  #database: DatabaseMetrics | null = null;

  constructor(log: Log) {
    this.#log = log;
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Counter({
      name: "livery_http_requests_total",
      help: "Responses, by the key of the call (other: documents, files, health) and the class of their status.",
      labelNames: ["call", "status"],
      registers,
    });
    this.#durations = new Histogram({
      name: "livery_http_request_duration_seconds",
      help: "From the arrival of a request's headers until its response was sent.",
      labelNames: ["call"],
      buckets: answerBuckets,
      registers,
    });
    this.#refusals = new Counter({
      name: "livery_refusals_total",
      help: "Refused requests, by the contract's code.",
      labelNames: ["code"],
      registers,
    });
    this.#placements = new Counter({
      name: "livery_placements_total",
      help: "Answered placements: placed, delayed (a live bet that waits), or the code of the refusal.",
      labelNames: ["outcome"],
      registers,
    });
    this.#jobDurations = new Histogram({
      name: "livery_job_duration_seconds",
      help: "Runs of the server's jobs.",
      labelNames: ["job"],
      buckets: jobBuckets,
      registers,
    });
    this.#jobFailures = new Counter({
      name: "livery_job_failures_total",
      help: "Runs that failed; a job is tried again.",
      labelNames: ["job"],
      registers,
    });
    this.#databaseUp = this.#gauge("database_up", "1 if the database answered this scrape, else 0.");
    const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
      version: string;
    };
    this.#gauge("build_info", "1, with the versions of the house and of Node as labels.", ["version", "node"]).set(
      { version, node: process.version },
      1,
    );
  }

  answered(call: string | undefined, status: number, seconds: number): void {
    this.#requests.inc({ call: call ?? "other", status: `${Math.floor(status / 100)}xx` });
    this.#durations.observe({ call: call ?? "other" }, seconds);
  }

  refused(code: string): void {
    this.#refusals.inc({ code });
  }

  placement(outcome: string): void {
    this.#placements.inc({ outcome });
  }

  job(name: TimedJob): OnRun {
    // A job that never failed has a 0, which an alert can compare with.
    this.#jobFailures.inc({ job: name }, 0);
    return (seconds, failed) => {
      this.#jobDurations.observe({ job: name }, seconds);
      if (failed) this.#jobFailures.inc({ job: name });
    };
  }

  /** Adds what is read at each scrape. Called once. */
  watch({ pools, queues, feed, sockets, backlog }: Watched): void {
    const state = ["pool", "state"];
    this.#gauge("database_connections", "Database connections, by pool: in_use and idle.", state, (gauge) => {
      for (const [pool, { open, idle }] of Object.entries(pools())) {
        gauge.set({ pool, state: "in_use" }, open - idle);
        gauge.set({ pool, state: "idle" }, idle);
      }
    });
    this.#gauge("database_pool_size", "The most connections of each pool.", ["pool"], (gauge) => {
      for (const [pool, { size }] of Object.entries(pools())) gauge.set({ pool }, size);
    });
    this.#gauge("database_pool_waiting", "Callers that wait for a connection, by pool.", ["pool"], (gauge) => {
      for (const [pool, { waiting }] of Object.entries(pools())) gauge.set({ pool }, waiting);
    });
    this.#gauge("queue_running", "Tasks that run, by queue of costly work.", ["queue"], (gauge) => {
      for (const [queue, { running }] of Object.entries(queues)) gauge.set({ queue }, running);
    });
    this.#gauge("queue_waiting", "Tasks that wait, by queue of costly work.", ["queue"], (gauge) => {
      for (const [queue, { waiting }] of Object.entries(queues)) gauge.set({ queue }, waiting);
    });
    this.#gauge(
      "live_feed_age_seconds",
      "How long the source of live matches has been silent.",
      ["source"],
      (gauge) => {
        const age = feed();
        gauge.reset();
        if (age !== null) gauge.set({ source: age.source }, age.seconds);
      },
    );
    this.#gauge("live_publishes", "1 on the server that publishes live matches.", [], (gauge) =>
      gauge.set(feed()?.publishes === true ? 1 : 0),
    );
    this.#gauge("live_sockets", "Open live sockets.", [], (gauge) => gauge.set(sockets().open));
    const frames: Counter = new Counter({
      name: "livery_live_frames_sent_total",
      help: "Frames that were sent to live sockets.",
      registers: [this.#registry],
      collect: () => {
        frames.reset();
        frames.inc(sockets().framesSent);
      },
    });
    this.#database = new DatabaseMetrics(backlog, this.#log);
  }

  /** All metrics as text, with the `Content-Type` of the format. */
  async text(): Promise<{ readonly type: string; readonly body: string }> {
    const ofDatabase = (await this.#database?.text()) ?? null;
    this.#databaseUp.set(ofDatabase === null ? 0 : 1);
    return { type: this.#registry.contentType, body: `${await this.#registry.metrics()}\n${ofDatabase ?? ""}` };
  }

  #gauge(name: string, help: string, labelNames: readonly string[] = [], collect?: (gauge: Gauge) => void): Gauge {
    const gauge: Gauge = new Gauge({
      name: `livery_${name}`,
      help,
      labelNames: [...labelNames],
      registers: [this.#registry],
      ...(collect && { collect: () => collect(gauge) }),
    });
    return gauge;
  }
}
