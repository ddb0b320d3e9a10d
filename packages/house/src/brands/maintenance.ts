import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { BrandFiles, SiteFile } from "./brand.ts";
import { landingLanguage } from "./language.ts";
import { english, maintenanceTexts, type MaintenanceText } from "./maintenance-texts.ts";
import { escaped } from "../http/escaped.ts";

/** The browser's own colours, which follow its light or dark scheme: readable whatever the brand's theme is. */
const style = `
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; background: Canvas; color: CanvasText; }
main { max-inline-size: 32rem; padding: 1.5rem; text-align: center; }
h1 { font-size: 1.75rem; line-height: 1.2; margin-block: 0.5rem; }
a { display: inline-block; min-block-size: 2.75rem; padding-inline: 1rem; line-height: 2.75rem; color: LinkText; }
a:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;
/** The brand's mark, if its build has one: the only picture with a fixed address. */
const mark = "/favicon.svg";
const policy = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join("; ");

/** Sends the maintenance page ("Planned Maintenance Work", §2) with 503, in the language of the path. */
export function sendMaintenance(
  brand: BrandFiles,
  title: string,
  waitSeconds: number,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const lang = languageOf(brand.site, path, request);
  const text = maintenanceTexts[lang] ?? english;
  return reply
    .code(503)
    .headers({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
      "retry-after": String(waitSeconds),
      "x-robots-tag": "noindex",
    })
    .send(document(text, title, brand.files.has(mark)));
}

/** The path's language if the brand has it, else the one to which `/` would redirect. */
function languageOf(brand: SiteFile, path: string, request: FastifyRequest): string {
  const [, lang = ""] = /^\/([^/]+)/.exec(path) ?? [];
  if (brand.languages.includes(lang)) return lang;
  return landingLanguage(brand, request.cookies["lang"], request.headers["accept-language"]);
}

/** Without script: the link reloads the same address. */
function document(text: MaintenanceText, title: string, marked: boolean): string {
  const name = escaped(title);
  return `<!doctype html>
<html lang="${text.bcp47}" dir="${text.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.heading} · ${name}</title>
<style>${style}</style>
</head>
<body>
<main>
${marked ? `<img src="${mark}" alt="" width="64" height="64">` : ""}
<p>${name}</p>
<h1>${text.heading}</h1>
<p>${text.message}</p>
<p><a href="">${text.retry}</a></p>
</main>
</body>
</html>
`;
}
