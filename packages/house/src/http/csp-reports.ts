import { CallError } from "@livery/contract";
import type { FastifyInstance } from "fastify";
import type { House } from "../context.ts";
import { consume } from "../rate-limits.ts";

/** A violation of a browser's policy. */
export interface CspReport {
  readonly directive: string;
  readonly blocked: string;
  /** The document, without its query. */
  readonly document: string;
  readonly sample: string;
}

/** Their number, and the last hundred. */
export interface CspReports {
  count: number;
  readonly last: CspReport[];
}

const maxReports = 100;

/** Accepts reports of both kinds that browsers send: one as `csp-report`, or a list by the Reporting API. */
export function registerCspReports(app: FastifyInstance, house: House, reports: CspReports): void {
  void app.register(async (scope) => {
    for (const type of ["application/csp-report", "application/reports+json"])
      scope.addContentTypeParser(
        type,
        { parseAs: "string", bodyLimit: 16 * 1024 },
        app.getDefaultJsonParser("error", "error"),
      );
    scope.post(
      "/csp-report",
      { onRequest: async (request) => consume(house.buckets.address, request.ip) },
      async (request, reply) => {
        for (const report of readReports(request.body)) {
          reports.count += 1;
          reports.last.push(report);
          if (reports.last.length > maxReports) reports.last.shift();
          request.log.warn({ ...report, host: request.headers.host }, "content security policy violated");
        }
        return reply.code(204).send();
      },
    );
  });
}

function readReports(body: unknown): CspReport[] {
  if (Array.isArray(body))
    return body
      .filter((item) => isRecord(item) && item["type"] === "csp-violation")
      .map((item) => read(field(item, "body")));
  if (isRecord(body) && isRecord(body["csp-report"])) return [read(body["csp-report"])];
  throw new CallError("malformed_body");
}

function read(report: unknown): CspReport {
  const text = (...names: readonly string[]): string => {
    const value = names.map((name) => field(report, name)).find((found): found is string => typeof found === "string");
    return (value ?? "").slice(0, 500);
  };
  return {
    directive: text("effective-directive", "effectiveDirective", "violated-directive"),
    blocked: text("blocked-uri", "blockedURL"),
    document: text("document-uri", "documentURL").replace(/[?#].*$/, ""),
    sample: text("script-sample", "sample"),
  };
}

function field(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
