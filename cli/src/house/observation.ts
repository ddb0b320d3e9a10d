import { resolve } from "node:path";
import type { HouseOptions, LogFile } from "@livery/house";
import { UsageError } from "../errors.ts";
import { isLoopback } from "./loopback.ts";
import type { Invocation } from "../program/command-definition.ts";
import { onHangUp } from "../terminal/interrupt.ts";

type Given = Pick<Invocation, "option" | "switched" | "directory">;

/** What an operator set of a server's observation and its limits, as `startHouse` takes it. */
export type Observation = Pick<HouseOptions, "metrics" | "tracing" | "poolSize" | "rateLimits" | "sockets">;

/** Reads the options; throws UsageError for an invalid one. `port`: that of the sites, which the metrics do not share. */
export async function observation(given: Given, port: number): Promise<Observation> {
  const metrics = metricsAddress(given, port);
  const poolSize = poolOf(given.option("pool"));
  return {
    ...(metrics && { metrics }),
    ...(poolSize !== undefined && { poolSize }),
    ...(sendsTraces() && { tracing: true }),
    ...(await limitsOf(given.option("limit"))),
  };
}

/**
 * Where the metrics are served: `PORT` of 127.0.0.1, or `HOST:PORT`. They tell a competitor what a house earns, so an address that other
 * machines reach needs `--metrics-anywhere` besides.
 */
function metricsAddress({ option, switched }: Given, sitesPort: number): HouseOptions["metrics"] {
  const given = option("metrics");
  if (given === undefined) return undefined;
  const [, v6, name, text = ""] = /^(?:(?:\[([\da-f:.]+)\]|([^:[\]/\s]+)):)?(\d{1,5})$/iu.exec(given) ?? [];
  const host = v6 ?? name ?? "127.0.0.1";
  const port = Number(text);
  if (text === "" || port > 65_535)
    throw new UsageError(
      `"${given}" is no address for the metrics.`,
      "Give a port of this machine, or an address and a port: --metrics 9464, --metrics 127.0.0.1:9464, --metrics [::1]:9464.",
    );
  if (!isLoopback(host) && !switched("metrics-anywhere"))
    throw new UsageError(
      `Others could read the metrics at ${given}: turnover, sign-ins, failures.`,
      "Serve them on this machine alone (--metrics 9464), or say with --metrics-anywhere that a firewall keeps others out.",
    );
  if (port !== 0 && port === sitesPort)
    throw new UsageError(
      `Port ${port} is the sites' own: everybody could read the metrics there.`,
      "Give the metrics another port: --metrics 9464.",
    );
  return { host, port };
}

const mostConnections = 500;

function poolOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const size = Number(text);
  if (/^\d{1,3}$/u.test(text) && size >= 1 && size <= mostConnections) return size;
  throw new UsageError(
    `"${text}" is no number of connections.`,
    `Give --pool a number from 1 to ${mostConnections}; PostgreSQL's max_connections must allow twelve more.`,
  );
}

/** By OpenTelemetry's own variables, which its SDK reads. */
function sendsTraces(): boolean {
  const { env } = process;
  const isOff = env["OTEL_SDK_DISABLED"] === "true" || env["OTEL_TRACES_EXPORTER"] === "none";
  return !isOff && Boolean(env["OTEL_EXPORTER_OTLP_ENDPOINT"] || env["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"]);
}

const camelCase = (name: string): string => name.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
const kebabCase = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** `address=6000/60`: requests in seconds; `sockets=20`: open live sockets. */
async function limitsOf(given: string | undefined): Promise<Pick<HouseOptions, "rateLimits" | "sockets">> {
  if (given === undefined) return {};
  const { defaultRateLimits } = await import("@livery/house");
  const rateLimits: Record<string, { points: number; seconds: number }> = {};
  let sockets: HouseOptions["sockets"];
  for (const text of given.split(/[\n,]/u)) {
    const [, name = "", points = "", seconds] = /^\s*([a-z-]+)=(\d{1,9})(?:\/(\d{1,5}))?\s*$/u.exec(text) ?? [];
    const count = Number(points);
    if (name === "sockets" && seconds === undefined && count > 0) sockets = { ofNetwork: count };
    else if (Object.hasOwn(defaultRateLimits, camelCase(name)) && count > 0 && Number(seconds) > 0)
      rateLimits[camelCase(name)] = { points: count, seconds: Number(seconds) };
    else
      throw new UsageError(
        `"${text.trim()}" is no limit.`,
        `Give a number per seconds, above 0, to one of ${Object.keys(defaultRateLimits).map(kebabCase).join(", ")}, or a number to sockets: --limit address=6000/60 --limit sockets=20.`,
      );
  }
  return { rateLimits, ...(sockets && { sockets }) };
}

/**
 * Opens the log of `--log-file`, which SIGHUP opens again after another program has moved it away. Without the option the log goes to
 * stdout. Throws HouseError `log_file`.
 */
export async function logFile({ option, directory }: Given): Promise<Pick<HouseOptions, "log">> {
  const given = option("log-file");
  if (given === undefined) return {};
  const { openLogFile } = await import("@livery/house");
  const file = resolve(directory, given);
  const note = (error: unknown): void =>
    void process.stderr.write(`The log ${file}: ${error instanceof Error ? error.message : String(error)}\n`);
  const destination = openLogFile(file, note);
  // On Windows the signal comes when the console is closed, which ends the process.
  if (process.platform !== "win32") onHangUp(() => reopen(destination, note));
  return { log: { destination } };
}

function reopen(destination: LogFile, note: (error: unknown) => void): void {
  try {
    destination.reopen();
  } catch (error) {
    note(error);
  }
}
