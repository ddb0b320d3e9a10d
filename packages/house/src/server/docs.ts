import { createHash } from "node:crypto";
import { actions, type Call, calls, describeCell, notation, openApi, permission, roles } from "@livery/contract";
import { type PanelCall, panelCalls } from "@livery/contract/panel";
import type { FastifyInstance } from "fastify";
import { servedCalls } from "./served.ts";
import { escaped } from "../http/escaped.ts";

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:72rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #8884;vertical-align:top}
.wide{overflow-x:auto}code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}.unserved{opacity:.55}`;
const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; frame-ancestors 'none'`;

/** `/docs`: the contract's tables to read; `/docs/openapi.json`: the calls for machines. Both are generated from the tables. */
export function registerDocs(app: FastifyInstance): void {
  const document = JSON.stringify(openApi());
  const page = docsPage();
  app.get("/docs", async (_request, reply) =>
    reply.header("content-security-policy", policy).type("text/html; charset=utf-8").send(page),
  );
  app.get("/docs/openapi.json", async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(document),
  );
}

type Row = Call | PanelCall;

function docsPage(): string {
  const rows: readonly Row[] = [...Object.values(calls), ...Object.values(panelCalls)];
  const areas = [...new Set(rows.map((row) => row.area))];
  const served = rows.filter(({ key }) => servedCalls.has(key)).length;
  const sections = areas.map((area) =>
    section(
      area,
      rows.filter((row) => row.area === area),
    ),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The calls of this house</title><style>${style}</style></head>
<body><h1>The calls of this house</h1>
<p>${rows.length} calls, ${served} of them served; the others answer 501 <code>not_served</code>. Payloads, answers and errors: <a href="/docs/openapi.json">openapi.json</a>.</p>
<p>A POST takes JSON of at most 64 KiB (a picture takes more) and its page's own Origin; a site's public key travels as <code>?token=</code>, the panel's calls are answered on the panel's host alone. Amounts are integers of minor units, odds decimal strings, dates RFC 3339 UTC.</p>
${sections.join("\n")}
${permissions()}
</body></html>`;
}

function section(area: string, rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const errors = row.errors.map((code) => `<code>${code}</code>`).join(" ");
    return `<tr${servedCalls.has(row.key) ? "" : ' class="unserved"'}><td><code>${row.key}</code></td><td><code>${row.method} ${escaped(row.path)}</code></td><td>${escaped(row.summary)}<br>${errors}</td><td>${callers(row)}</td></tr>`;
  });
  return `<h2>${area}</h2><table><thead><tr><th scope="col">Key</th><th scope="col">Request</th><th scope="col">What it does, and what it refuses with</th><th scope="col">Callers</th></tr></thead><tbody>${lines.join("")}</tbody></table>`;
}

function callers(row: Row): string {
  if (!("action" in row))
    return row.callers.includes("visitor") && row.callers.length > 1 ? "everyone" : row.callers.join(", ");
  if (row.action === null) return "who is not signed in yet";
  if (row.action === "any") return "whoever is signed in";
  return `<a href="#${row.action}"><code>${row.action}</code></a>: ${row.callers.join(", ")}`;
}

/** The permission table, each cell as written there and in words. */
function permissions(): string {
  const lines = actions.map((action) => {
    const cells = roles.map((role) => {
      const cell = permission(role, action);
      return `<td>${cell === null ? "–" : `<code>${notation(role, action)}</code> ${describeCell(cell)}`}</td>`;
    });
    return `<tr id="${action}"><th scope="row"><code>${action}</code></th>${cells.join("")}</tr>`;
  });
  const heads = roles.map((role) => `<th scope="col">${role}</th>`).join("");
  return `<h2>Who may do what</h2><p>What is not here nobody may do.</p><div class="wide"><table><thead><tr><th scope="col">Action</th>${heads}</tr></thead><tbody>${lines.join("")}</tbody></table></div>`;
}
