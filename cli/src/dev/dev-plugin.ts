import type { IncomingMessage, ServerResponse } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { cspReportPath, type Boot } from "@livery/skin";
import type { Plugin, ViteDevServer } from "vite";
import type { SiteSource } from "../platform/site-source.ts";
import { resolvedVariantsId } from "../platform/variants-plugin.ts";
import { ConfigError } from "../errors.ts";
import { reportError } from "../terminal/failure.ts";
import type { Progress } from "../terminal/progress.ts";
import { devRelease, type DevBrand } from "./dev-brand.ts";
import { bootPath, devDocument, devPolicy, themePath } from "./dev-document.ts";
import { readReport } from "./csp-report.ts";
import { devOverridesPlugins } from "./dev-overrides.ts";
import { overlayPlugin } from "./overlay-plugin.ts";
import { savedAgain } from "./saved-again.ts";
import { shownBrand, type Shown } from "./shown-brand.ts";

/** Pictures that belong to the operator, not to the brand. */
export interface OperatorPictures {
  readonly path: string;
  readonly folder: string;
}

export interface DevBrandSource {
  readonly site: SiteSource;
  readonly folder: string;
  readonly read: () => Promise<DevBrand>;
  readonly first: DevBrand;
  readonly pictures: OperatorPictures;
  readonly progress: Progress;
}

/** Debounce in milliseconds: a file that is written in two steps causes an event after the first, when it is still empty. */
const settlesAfter = 60;

const types: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};

/** Serves a brand over the site's sources, and applies edits in its folder. */
export function devBrandPlugins(source: DevBrandSource): readonly Plugin[] {
  const shown = shownBrand(source.first);
  const { folder, site } = source;
  const plugin: Plugin = {
    name: "livery-dev-brand",
    configureServer(server) {
      server.watcher.add(source.folder);
      server.ws.on("connection", () => coverPages(server, shown.now));
      let settling: NodeJS.Timeout | undefined;
      const onChange = (file: string): void => {
        if (!file.startsWith(source.folder) || /[\\/](\.livery|dist)[\\/]/.test(file)) return;
        clearTimeout(settling);
        settling = setTimeout(() => {
          void shown.replace((before) => applyEdit(server, source, before));
        }, settlesAfter);
      };
      for (const event of ["change", "add", "unlink"] as const) server.watcher.on(event, onChange);
      server.middlewares.use((request, response, next) => {
        void (async () => {
          try {
            if (isPage(request) && lacksHouse(shown.now))
              await shown.replace(async (now) => (lacksHouse(now) ? readAgain(source) : now));
            if (!(await answer(server, source, shown.now.brand, request, response))) next();
          } catch (error) {
            next(error);
          }
        })();
      });
    },
  };
  return [
    plugin,
    overlayPlugin(),
    ...devOverridesPlugins({ site, folder, overrides: () => shown.now.brand.overrides }),
  ];
}

async function operatorPicture({ folder, path }: OperatorPictures, pathname: string): Promise<Buffer | undefined> {
  const name = pathname.startsWith(`${path}/`) ? pathname.slice(path.length + 1) : "";
  if (!/^[\w-]+\.svg$/u.test(name)) return undefined;
  return readFile(join(folder, name)).catch(() => undefined);
}

const isPage = ({ headers, method }: IncomingMessage): boolean =>
  method === "GET" && (headers.accept ?? "").includes("text/html");

/** No house answered for the brand when it was read: one may have been started since. */
const lacksHouse = ({ brand, wrong }: Shown): boolean => wrong === null && brand.houseProblem !== null;

const readAgain = async ({ read }: DevBrandSource): Promise<Shown> => ({ brand: await read(), wrong: null });

/** Reads the edited brand. An invalid edit is reported, on the screen too, and the last good brand stays. */
async function applyEdit(server: ViteDevServer, source: DevBrandSource, before: Shown): Promise<Shown> {
  try {
    const brand = await source.read();
    const fixed = changesInDocument(brand, before.brand);
    const isNew = (part: (brand: DevBrand) => unknown): boolean =>
      JSON.stringify(part(brand)) !== JSON.stringify(part(before.brand));
    const isReplaced = isNew(({ overrides }) => overrides);
    // The module lists the files that replace variants; the browser loads it again.
    const variants = server.moduleGraph.getModuleById(resolvedVariantsId);
    if (isReplaced && variants) server.moduleGraph.invalidateModule(variants);
    if (fixed.length > 0) {
      server.ws.send({ type: "full-reload" });
      source.progress.note(`Open pages load again, and what was typed in them is lost: ${fixed.join(", ")} changed.`);
      return { brand, wrong: null };
    }
    const update = { type: "css-update", path: themePath, acceptedPath: themePath, timestamp: Date.now() } as const;
    if (brand.theme !== before.brand.theme) server.ws.send({ type: "update", updates: [update] });
    if (isReplaced || before.wrong !== null || isNew(({ boots }) => [...boots]))
      server.ws.send({ type: "custom", event: brandEvent, data: { corrected: before.wrong !== null } });
    return { brand, wrong: null };
  } catch (error) {
    reportError(followed(error));
    const message = error instanceof Error ? error.message : String(error);
    const problems = error instanceof ConfigError ? error.problems.map((problem) => problem.message) : [];
    const shown = { ...before, wrong: [message, ...problems].join("\n") };
    coverPages(server, shown);
    return shown;
  }
}

/** The error with the next step of a server that reads the files again by itself. */
function followed(error: unknown): unknown {
  if (!(error instanceof ConfigError) || error.correction === undefined) return error;
  return new ConfigError(error.message, error.problems, savedAgain(error.correction), error.cause);
}

/** Shows an error over open pages. Vite would keep it for the next page if none is open, and show it there after it is corrected. */
function coverPages({ ws }: ViteDevServer, { wrong }: Shown): void {
  if (wrong !== null && ws.clients.size > 0) ws.send({ type: "error", err: { message: wrong, stack: "" } });
}

/** Sent to the browser when its boot object or variants changed: it fetches its own again (`follow-brand.ts` of the site). */
const brandEvent = "livery:brand";

/** What differs between two readings of that which a document has from its beginning: a page cannot replace it. */
function changesInDocument(brand: DevBrand, before: DevBrand): readonly string[] {
  const [now, then] = [documentPartsOf(brand), documentPartsOf(before)];
  return Object.keys(now).filter((name) => now[name] !== then[name]);
}

function documentPartsOf({ boots, houseProblem, languages, skin }: DevBrand): Readonly<Record<string, string>> {
  const { apiHosts, domains, imageHosts, liveHosts, name, siteKey } = skin;
  const pages = [...boots].map(([shell, each]) => [shell, Object.values(each)] as const);
  const ofPages = (part: (boot: Boot) => unknown): string =>
    JSON.stringify(pages.map(([shell, each]) => [shell, each.map(part)]));
  return {
    hosts: JSON.stringify([apiHosts, domains, houseProblem, imageHosts, liveHosts, name, siteKey]),
    languages: JSON.stringify(languages),
    plugins: JSON.stringify(skin.plugins),
    themes: ofPages(({ brand }) => brand.themes.map(({ modes, name: theme, sheet }) => [modes, theme, sheet])),
  };
}

async function answer(
  server: ViteDevServer,
  source: DevBrandSource,
  brand: DevBrand,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname, hostname, searchParams } = new URL(request.url ?? "/", `http://${request.headers.host ?? "host"}`);
  if (pathname === cspReportPath) {
    const report = await readReport(request);
    if (report !== undefined) source.progress.note(`The policy would stop this: ${report}`);
    return send(response, 204, {}, "");
  }
  if (pathname === "/release") {
    const headers = { "content-type": "application/json", "cache-control": "no-store" };
    return send(response, 200, headers, JSON.stringify({ release: devRelease, maintenance: false }));
  }
  if (pathname === bootPath) {
    const boot = brand.boots.get(searchParams.get("shell") === "mobile" ? "mobile" : "desktop");
    const own = boot?.[searchParams.get("lang") ?? ""];
    const headers = { "content-type": "application/json", "cache-control": "no-store" };
    return send(response, own === undefined ? 404 : 200, headers, JSON.stringify(own ?? null));
  }
  if (pathname === "/") return send(response, 302, { location: `/${brand.baked.defaultLanguage}/` }, "");
  if (pathname === themePath)
    return send(response, 200, { "content-type": "text/css", "cache-control": "no-store" }, brand.theme);
  const file = brand.files.get(pathname);
  if (file) {
    const type = types[extname(pathname)] ?? "application/octet-stream";
    return send(response, 200, { "content-type": type, "cache-control": "no-store" }, file.content);
  }
  const picture = await operatorPicture(source.pictures, pathname);
  if (picture !== undefined) return send(response, 200, { "content-type": "image/svg+xml" }, picture);
  const document = isPage(request)
    ? devDocument(brand, hostname, pathname.split("/")[1] ?? "", source.site.clientEntry)
    : undefined;
  if (document === undefined) return false;
  const html = await server.transformIndexHtml(pathname, document);
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy-report-only": devPolicy(brand),
  };
  return send(response, 200, headers, html);
}

function send(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array,
): true {
  response.writeHead(status, headers);
  response.end(body);
  return true;
}
