import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { assert, expect, onTestFinished, test, vi } from "vitest";
import { createServer } from "vite";
import { createBrand } from "../create/create-brand.ts";
import { productSite } from "../platform/site-source.ts";
import { localFetch } from "../settings/local-fetch.ts";
import { silentProgress } from "../terminal/progress.ts";
import { temporaryFolder } from "../testing/temporary.ts";
import { readDevBrand, type DevBrand } from "./dev-brand.ts";
import { themePath } from "./dev-document.ts";
import { devBrandPlugins } from "./dev-plugin.ts";

/** A bound of what hangs: the first page transforms its document. */
const patient = { timeout: 60_000 };

test("a page that is asked for while an edit is read shows no older brand than the edit", async () => {
  const root = await temporaryFolder();
  const folder = join(root, "northwind");
  await createBrand(folder, {
    name: "northwind",
    title: "Northwind",
    domain: "northwind.localhost",
    languages: ["en"],
  });
  // Nothing listens there: the brand is read again for each page.
  const first = await readDevBrand({ folder, settingsUrl: "http://127.0.0.1:9/settings", pseudo: false });
  const readings: ((brand: DevBrand) => void)[] = [];
  let pages = 0;
  const server = await createServer({
    configFile: false,
    root,
    appType: "custom",
    logLevel: "silent",
    server: { host: "127.0.0.1", port: 0, allowedHosts: [".localhost"] },
    plugins: [
      {
        name: "counts-pages",
        configureServer: ({ middlewares }) =>
          void middlewares.use((request, _response, next) => {
            if (request.url === "/en/") pages += 1;
            next();
          }),
      },
      ...devBrandPlugins({
        site: productSite(),
        folder,
        first,
        read: () => new Promise((resolve) => readings.push(resolve)),
        pictures: { path: "/demo", folder },
        progress: silentProgress,
      }),
    ],
  });
  const { httpServer } = await server.listen();
  assert(httpServer);
  onTestFinished(() => server.close());
  const { port } = httpServer.address() as AddressInfo;
  const get = async (path: string, accept: string): Promise<string> =>
    (await localFetch(`http://northwind.localhost:${port}${path}`, { headers: { accept } })).text();
  const answerReading = async (index: number, theme: string): Promise<void> => {
    await vi.waitUntil(() => readings[index], patient);
    readings[index]?.({ ...first, theme });
  };

  server.watcher.emit("change", join(folder, "tokens.ts"));
  await vi.waitUntil(() => readings.length === 1, patient);
  const page = get("/en/", "text/html");
  await vi.waitUntil(() => pages === 1, patient);
  // A page that does not wait for the edit has begun to read by now; it is answered first.
  if (readings.length > 1) await answerReading(1, "later");
  await answerReading(0, "edited");
  await answerReading(1, "later");
  await page;
  expect(await get(themePath, "text/css")).toBe("later");
});
