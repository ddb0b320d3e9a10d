import { realpathSync } from "node:fs";
import type { ClientRequest, IncomingMessage } from "node:http";
import { join } from "node:path";
import { sitePaths } from "@livery/house/proxy";
import type { SkinDomains } from "@livery/skin";
import type { ProxyOptions, ViteDevServer } from "vite";
import { overridesFolder } from "../overrides/find-overrides.ts";
import { cacheFolder } from "../platform/cache.ts";
import { productSite, type SiteSource } from "../platform/site-source.ts";
import { siteConfig } from "../platform/vite-config.ts";
import { connectable } from "../settings/local-fetch.ts";
import type { Progress } from "../terminal/progress.ts";
import { packageFolder, sitePackages } from "../workspace/packages.ts";
import type { DevBrand } from "./dev-brand.ts";
import { devLog } from "./dev-log.ts";
import { devBrandPlugins, type OperatorPictures } from "./dev-plugin.ts";

export interface DevServerOptions {
  readonly folder: string;
  readonly first: DevBrand;
  readonly read: () => Promise<DevBrand>;
  readonly house: URL;
  readonly port: number;
  /** The pictures of the operator's banners: the folder, and their path on the site. */
  readonly pictures: OperatorPictures;
  readonly progress: Progress;
}

/** Vite over the site's sources, with one brand in front and the server behind. */
export async function startDevServer(options: DevServerOptions): Promise<ViteDevServer> {
  const { createLogger, createServer, searchForWorkspaceRoot } = await import("vite");
  const { folder, first, house, port } = options;
  const site = productSite();
  const base = siteConfig(site, "bundled");
  const proxy = toHouse(house, first.skin.domains);
  const server = await createServer({
    ...base,
    appType: "custom",
    mode: "development",
    customLogger: devLog(realpathSync(folder), createLogger("error", { allowClearScreen: false })),
    cacheDir: join(cacheFolder(), "dev"),
    plugins: [...(base.plugins ?? []), ...devBrandPlugins({ ...options, site })],
    optimizeDeps: sourcesOf(site),
    server: {
      host: "127.0.0.1",
      port,
      strictPort: true,
      allowedHosts: [...Object.values(first.skin.domains), ".localhost"],
      fs: { allow: [searchForWorkspaceRoot(site.root), cacheFolder(), join(folder, overridesFolder)] },
      watch: { ignored: [join(folder, "dist", "**"), join(folder, ".livery", "**")] },
      proxy: Object.fromEntries(
        sitePaths.map(({ own, path, use }) => [own ?? path, use === "socket" ? { ...proxy, ws: true } : proxy]),
      ),
    },
  });
  return server.listen();
}

/**
 * Dependencies are found in advance: one that is discovered later would reload the page during work. The site's own packages are none:
 * where they are installed, Vite would bundle them as such, past the plugins that read their styles.
 */
function sourcesOf(site: SiteSource): { readonly entries: string[]; readonly exclude: string[] } {
  const others = sitePackages
    .filter((name) => name !== "site")
    .map((name) => packageFolder(`@livery/${name}`, site.root));
  return {
    entries: [
      site.clientEntry,
      ...site.variants.map(({ file }) => file),
      ...others.map((source) => join(source, "src", "index.ts")),
    ],
    exclude: sitePackages.map((name) => `@livery/${name}`),
  };
}

/** The server identifies a site by its host, whatever name the browser used; the mobile host is separate (D49). */
function toHouse(house: URL, domains: SkinDomains): ProxyOptions {
  const asSite = (request: ClientRequest, { headers }: IncomingMessage): void => {
    const name = headers.host?.replace(/:\d+$/, "");
    const domain = name !== undefined && name === domains.mobile ? name : domains.site;
    const host = house.port === "" ? domain : `${domain}:${house.port}`;
    request.setHeader("host", host);
    if (request.getHeader("origin") !== undefined) request.setHeader("origin", `${house.protocol}//${host}`);
  };
  return {
    target: connectable(house).origin,
    configure: (proxy) => {
      proxy.on("proxyReq", asSite);
      proxy.on("proxyReqWs", asSite);
    },
  };
}
