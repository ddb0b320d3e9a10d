import type { IncomingMessage } from "node:http";

const mostBytes = 16 * 1024;

interface ReportBody {
  readonly "effective-directive"?: string;
  readonly "violated-directive"?: string;
  readonly "blocked-uri"?: string;
  readonly "source-file"?: string;
  readonly "line-number"?: number;
}

/**
 * A browser's report in one line: the directive, the blocked address, and the location. Undefined if the request is not a report.
 */
export async function readReport(request: IncomingMessage): Promise<string | undefined> {
  let text = "";
  for await (const part of request) {
    text += String(part);
    if (text.length > mostBytes) return undefined;
  }
  try {
    const report = (JSON.parse(text) as { readonly "csp-report"?: ReportBody })["csp-report"];
    if (report === undefined) return undefined;
    const location =
      report["source-file"] === undefined ? "" : ` in ${report["source-file"]}:${report["line-number"] ?? 0}`;
    return `${report["effective-directive"] ?? report["violated-directive"] ?? "?"} ${report["blocked-uri"] ?? ""}${location}`;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
