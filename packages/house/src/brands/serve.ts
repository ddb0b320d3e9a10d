import type { FastifyReply, FastifyRequest } from "fastify";
import { CallError, themeCookie } from "@livery/contract";
import type { GivenSettings } from "@livery/contract/settings";
import { titleOf } from "../accounts/sites.ts";
import type { House } from "../context.ts";
import { maintenanceWait } from "../http/maintenance.ts";
import type { Brand, BrandFile, BrandFiles } from "./brand.ts";
import { withSettings } from "./document-settings.ts";
import { landingLanguage } from "./language.ts";
import { documentTheme, inTheme } from "./theme.ts";
import { sendMaintenance } from "./maintenance.ts";
import { isKnownRoute } from "./routes.ts";
import { trustedSettings } from "./trusted-settings.ts";
import { sendBuilt } from "./send-built.ts";

/**
 * Serves a path of a brand's host. An unknown path is 404 with the brand's own page. During maintenance the files are served, and
 * every page is the maintenance page.
 */
export async function serveBrand(
  house: House,
  brand: Brand,
  host: string,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const files = await brand.files();
  const site = await house.sites.get(host);
  const settings = await trustedSettings(files.site, site);
  if (site && !isFile(files, path)) {
    const wait = maintenanceWait(site);
    const title = titleOf({ name: site.name, given: settings });
    if (wait !== null) return sendMaintenance(files, title, wait, path, request, reply);
  }
  return serve(files, host, path, settings, request, reply);
}

function serve(
  brand: BrandFiles,
  host: string,
  path: string,
  settings: GivenSettings,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { site, files } = brand;
  const documents = documentsOf(brand, host);
  const theme = documentTheme(site, settings, request.cookies[themeCookie]);
  const document = (name: string): BrandFile | undefined => {
    const built = documents(name);
    return built && inTheme(withSettings(built, site, settings), site, theme);
  };
  if (path === "/") {
    const language = landingLanguage(site, request.cookies["lang"], request.headers["accept-language"]);
    void reply.headers({ "cache-control": "no-cache", vary: "Cookie, Accept-Language" });
    return reply.redirect(`/${language}/`, 302);
  }
  const [, lang = "", rest = ""] = /^\/([^/]+)\/?(.*)$/.exec(path) ?? [];
  const known = site.languages.includes(lang);
  const lower = lang.toLowerCase();
  // Typed in capitals, as a phone begins a word: the same page.
  if (!known && site.languages.includes(lower) && !files.has(path)) {
    const { search } = new URL(request.url, "http://host");
    void reply.header("cache-control", "no-cache");
    return reply.redirect(`/${lower}${path.slice(lang.length + 1)}${search}`, 302);
  }
  if (known) {
    const page = rest.replace(/\/$/, "");
    const found =
      page === ""
        ? document(`${lang}/index.html`)
        : isKnownRoute(site.routes, page)
          ? document(`${lang}/shell.html`)
          : undefined;
    if (found) return sendBuilt(found, 200, request, reply);
  }
  const file = files.get(path);
  if (file && isFile(brand, path)) return sendBuilt(withSettings(file, site, settings), 200, request, reply);
  const missing = (known && document(`${lang}/404.html`)) || document("404.html");
  if (missing && !path.startsWith("/assets/")) return sendBuilt(missing, 404, request, reply);
  throw new CallError("not_found");
}

/** The documents of a host's shell (D49). */
function documentsOf({ site, files }: BrandFiles, host: string): (name: string) => BrandFile | undefined {
  const folder = site.mobileHosts?.includes(host) ? "/m/" : "/";
  return (name) => files.get(folder + name);
}

/** Whether a file is reached by its own path. A document is reached by its route, for which its links and policy are made. */
function isFile({ files }: BrandFiles, path: string): boolean {
  return files.has(path) && !path.endsWith(".html");
}
