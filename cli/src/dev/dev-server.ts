import type { ClientRequest, IncomingMessage } from "node:http";
import { join } from "node:path";
import type { SkinDomains } from "@livery/skin";
import type { ProxyOptions, ViteDevServer } from "vite";
import { overridesFolder } from "../overrides/find-overrides.ts";
import { cacheFolder } from "../platform/cache.ts";
import { productSite } from "../platform/site-source.ts";
import { siteConfig } from "../platform/vite-config.ts";
import { connectable } from "../settings/local-fetch.ts";
import type { Progress } from "../terminal/progress.ts";
import type { DevBrand } from "./dev-brand.ts";
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
  const { createServer, searchForWorkspaceRoot } = await import("vite");
  const { folder, first, house, port } = options;
  const site = productSite();
  const base = siteConfig(site, "bundled");
  const proxy = toHouse(house, first.skin.domains);
  const server = await createServer({
    ...base,
    appType: "custom",
    mode: "development",
    cacheDir: join(cacheFolder(), "dev"),
    plugins: [...(base.plugins ?? []), ...devBrandPlugins({ ...options, site })],
    // Found in advance: a dependency that is discovered later would reload the page during work.
    optimizeDeps: { entries: [site.clientEntry, ...site.variants.map(({ file }) => file)] },
    server: {
      host: "127.0.0.1",
      port,
      strictPort: true,
      allowedHosts: [...Object.values(first.skin.domains), ".localhost"],
      fs: { allow: [searchForWorkspaceRoot(site.root), cacheFolder(), join(folder, overridesFolder)] },
      watch: { ignored: [join(folder, "dist", "**"), join(folder, ".livery", "**")] },
      proxy: {
        "/ekol": proxy,
        "^/pictures/[0-9a-f]{64}\\.webp$": proxy,
        "/settings": proxy,
        "/handoff": proxy,
        "/notifications": proxy,
        "/live": { ...proxy, ws: true },
      },
    },
  });
  return server.listen();
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
