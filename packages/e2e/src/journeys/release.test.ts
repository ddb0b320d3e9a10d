import { existsSync } from "node:fs";
import { cp, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPage } from "../harness/browser.ts";
import { type RunningDemo, startDemo } from "../harness/demo.ts";
import { Player } from "../harness/player.ts";
import { accountIn } from "../harness/sites.ts";

let demo: RunningDemo;

beforeAll(async () => {
  demo = await startDemo();
});

afterAll(() => demo?.stop());

const releaseOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const boot = document.getElementById("livery-boot")?.textContent ?? "{}";
    return (JSON.parse(boot) as { readonly release?: string }).release;
  });

/** What is built or installed in the folder of the brands is nobody's source. */
const isOwnFile = (path: string): boolean => !/[\\/](?:node_modules|dist|\.livery)(?:[\\/]|$)/u.test(path);

const neighbour = /"\.\.\/([\w-]+)\/tokens\.ts"/gu;

/** Copies a brand's sources. A config imports files of its own folder: tokens of other brands, for its themes, come with it. */
async function copyBrand(name: string, folder: string): Promise<void> {
  const brands = fileURLToPath(new URL("../../../../skins/", import.meta.url));
  await cp(join(brands, name), folder, { recursive: true, filter: isOwnFile });
  const config = join(folder, "skin.config.ts");
  const text = await readFile(config, "utf8");
  for (const [, other = ""] of text.matchAll(neighbour))
    await cp(join(brands, other, "tokens.ts"), join(folder, `${other}.tokens.ts`));
  await writeFile(config, text.replaceAll(neighbour, '"./$1.tokens.ts"'));
}

it("§2 a page notices a new build while the server runs, offers it, and loads it on a press", async () => {
  const { page, context, troubles } = await openPage();
  // Time in the page's own hands: looks are minutes apart.
  await page.clock.install();
  const player = new Player(page, demo.origin, "en");
  await player.open();
  await player.signIn(accountIn("en"));
  const before = await releaseOf(page);

  // The brands as they come with Livery stay as they are.
  const folder = join(demo.root, demo.brand);
  await copyBrand(demo.brand, folder);
  const messagesFile = join(folder, "messages", "en.json");
  await writeFile(messagesFile, JSON.stringify({ sport: { hero: { title: "A newer release" } } }));
  const settings = join(demo.root, "settings.json");
  await writeFile(settings, await demo.livery("house", "settings", "get", demo.host));
  const built = join(demo.root, ".livery", "demo", demo.brand);
  const [dist, next] = [join(built, "dist"), join(built, "next")];
  await demo.livery("build", folder, "--settings", settings, "--out", next);
  // Pictures that an operator has put beside the brand move along with it.
  const pictures = join("public", "demo");
  if (existsSync(join(dist, pictures))) await cp(join(dist, pictures), join(next, pictures), { recursive: true });
  await rename(dist, join(built, "before"));
  await rename(next, dist);

  const banner = page.getByText(player.translate("feedback", "update.title"));
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(5 * 60_000);
        return banner.isVisible();
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe(true);
  await page.getByRole("button", { name: player.translate("feedback", "update.action") }).click();
  await page.getByRole("heading", { level: 1, name: "A newer release" }).waitFor();
  expect(await releaseOf(page)).not.toBe(before);
  expect(await player.balance()).toBe(100_000n);
  expect(troubles).toEqual([]);
  await context.close();
});

it("§2 a maintenance that begins while a page is open is shown in it with its end time, and the page returns by itself", async () => {
  const settings = JSON.parse(await demo.livery("house", "settings", "get", demo.host)) as object;
  const set = async (document: object): Promise<void> => {
    await writeFile(join(demo.root, "settings.json"), JSON.stringify(document));
    await demo.livery("house", "settings", "set", demo.host, "settings.json", "--replace");
  };
  const { page, context, troubles } = await openPage();
  await page.clock.install();
  const player = new Player(page, demo.origin, "en");
  await player.open();
  await player.signIn(accountIn("en"));
  const heading = page.getByRole("heading", { name: player.translate("feedback", "maintenance.title") });
  const link = (route: string) =>
    page.getByRole("banner").getByRole("link", { name: player.translate("frame", `route.${route}`), exact: true });
  const maintained = (): Promise<boolean> =>
    page.evaluate(async () => ((await (await fetch("/release")).json()) as { maintenance: boolean }).maintenance);

  await set({ ...settings, maintenance: 1, maintenance_until: "2030-11-20T14:30Z" });
  await expect.poll(maintained).toBe(true);
  await link("Results").click();
  await heading.waitFor();
  await page.getByText("20.11.2030 14:30").waitFor();

  await set(settings);
  await expect.poll(maintained).toBe(false);
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(30_000);
        return heading.isVisible();
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe(false);
  await page.getByRole("heading", { level: 1, name: player.translate("frame", "route.Results") }).waitFor();
  expect(await player.balance()).toBe(100_000n);
  // A browser notes every refused call by itself; there is nothing else.
  expect(troubles.filter((trouble) => !trouble.includes("status of 503"))).toEqual([]);
  await context.close();
});
