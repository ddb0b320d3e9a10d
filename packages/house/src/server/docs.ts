import { createHash } from "node:crypto";
import { type Call, calls, openApi } from "@livery/contract";
import type { FastifyInstance } from "fastify";
import type { Handlers } from "../api/context.ts";

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #8884;vertical-align:top}
code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}.unserved{opacity:.55}`;
const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; frame-ancestors 'none'`;

/** `/docs`: the contract's table to read; `/docs/openapi.json`: the same for machines. Both come from the table itself. */
export function registerDocs(app: FastifyInstance, handlers: Handlers): void {
  const document = JSON.stringify(openApi());
  const page = docsPage(handlers);
  app.get("/docs", async (_request, reply) =>
    reply.header("content-security-policy", policy).type("text/html; charset=utf-8").send(page),
  );
  app.get("/docs/openapi.json", async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(document),
  );
}

function docsPage(handlers: Handlers): string {
  const rows = Object.entries(calls) as [string, Call][];
  const areas = [...new Set(rows.map(([, row]) => row.area))];
  const served = rows.filter(([key]) => key in handlers).length;
  const sections = areas.map((area) =>
    section(
      area,
      rows.filter(([, row]) => row.area === area),
      handlers,
    ),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The calls of this house</title><style>${style}</style></head>
<body><h1>The calls of this house</h1>
<p>${rows.length} calls, ${served} of them served; the others answer 501 <code>not_served</code>. Payloads, answers and errors: <a href="/docs/openapi.json">openapi.json</a>.</p>
<p>A POST takes JSON of at most 64 KiB and the site's own Origin; the site's public key travels as <code>?token=</code>. Amounts are integers of minor units, odds decimal strings, dates RFC 3339 UTC.</p>
${sections.join("\n")}
</body></html>`;
}

function section(area: string, rows: readonly [string, Call][], handlers: Handlers): string {
  const lines = rows.map(([key, row]) => {
    const errors = row.errors.map((code) => `<code>${code}</code>`).join(" ");
    return `<tr${key in handlers ? "" : ' class="unserved"'}><td><code>${key}</code></td><td><code>${row.method} ${escape(row.path)}</code></td><td>${escape(row.summary)}<br>${errors}</td><td>${row.callers.includes("visitor") && row.callers.length > 1 ? "everyone" : row.callers.join(", ")}</td></tr>`;
  });
  return `<h2>${area}</h2><table><thead><tr><th scope="col">Key</th><th scope="col">Request</th><th scope="col">What it does, and what it refuses with</th><th scope="col">Callers</th></tr></thead><tbody>${lines.join("")}</tbody></table>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
