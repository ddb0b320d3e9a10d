import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { livery } from "@livery/cli/testing/process";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { desktop, openPage, phone } from "../harness/browser.ts";
import { testBrand } from "../harness/sites.ts";
import { serveStatic } from "../harness/static-site.ts";

const skins = fileURLToPath(new URL("../../../../skins", import.meta.url));
// Nobody listens there: a brand is built with what it has.
const away: readonly string[] = [];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "livery-hydration-"));
});

afterAll(async () => {
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Every element of the page belongs to React: nothing of the prerender waits any more. A picture's preload is nobody's. */
function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll("#root *:not(link)")];
    return (
      elements.length > 0 && elements.every((each) => Object.keys(each).some((key) => key.startsWith("__reactFiber$")))
    );
  });
}

let built: Promise<string> | undefined;

/** The folder of a built brand, made once. */
const harbour = (): Promise<string> =>
  (built ??= livery(["build", join(skins, "harbour"), ...away, "--out", "harbour"], { cwd: folder }).then(() =>
    join(folder, "harbour"),
  ));

/** Opens every prerendered document of a built brand; gives what the browser had to say about each. */
async function complaints(out: string, inspect?: (page: Page) => Promise<void>): Promise<readonly string[]> {
  const site = await serveStatic(join(folder, out));
  const messages: string[] = [];
  try {
    expect(site.prerendered.filter(({ mobile }) => mobile).length).toBe(site.prerendered.length / 2);
    for (const { file, path, mobile } of site.prerendered) {
      const { page, context, troubles } = await openPage(mobile ? phone : desktop);
      page.on("console", (message) => messages.push(`${file}: ${message.type()}: ${message.text()}`));
      await page.goto((mobile ? site.mobileOrigin : site.origin) + path);
      await expect.poll(() => isHydrated(page), { message: `${file} is not taken over`, timeout: 60_000 }).toBe(true);
      await inspect?.(page);
      messages.push(...troubles.map((trouble) => `${file}: ${trouble}`));
      await context.close();
    }
  } finally {
    await site.close();
  }
  return messages;
}

/** All have the same pages and hosts: by day it is asked of a brand with other variants than the default one's. */
const prerendered = process.env["LIVERY_JOURNEYS"] === "all" ? testBrand : "arcade";

describe(`every prerendered page of ${prerendered}`, () => {
  beforeAll(() => livery(["build", join(skins, prerendered), ...away, "--out", prerendered], { cwd: folder }));

  it("hydrates without a console message, under its policy", async () => {
    expect(await complaints(prerendered)).toEqual([]);
  });
});

it.each([
  ["the start's", /\/assets\/start-app-[^/]*\.js$/],
  ["Home's", /\/assets\/pages-home-lobby-[^/]*\.js$/],
])(
  "a chunk that cannot be loaded leaves the page in place, is reported after two misses, and is retried until it loads: %s",
  async (name, file) => {
    const site = await serveStatic(await harbour());
    try {
      const { page, context } = await openPage(desktop);
      let requests = 0;
      let isAway = true;
      await page.route(file, async (route) => {
        requests += 1;
        await (isAway ? route.abort() : route.continue());
      });
      await page.goto(`${site.origin}/en/`);
      await expect.poll(() => requests, { timeout: 60_000 }).toBeGreaterThan(0);
      const heading = page.getByRole("heading", { level: 1 });
      await heading.evaluate((element) => Object.assign(globalThis, { retainedHeading: element }));
      // A link is a link: it needs nobody's code.
      await page.locator("main a[href]").first().waitFor();
      const reload = page.getByRole("button", { name: "Reload page" });
      await reload.waitFor({ timeout: 30_000 });
      expect(requests).toBeGreaterThan(1);
      await heading.waitFor();
      // Nothing of it gives way to a page that says no more than that.
      expect(await page.getByRole("main").getByRole("button", { name: "Reload page" }).count()).toBe(0);
      isAway = false;
      // It is whole again, without anybody's doing.
      await reload.waitFor({ state: "detached", timeout: 30_000 });
      await expect.poll(() => isHydrated(page)).toBe(true);
      await heading.waitFor();
      // Home that was missed twice is drawn anew when it comes; what else stands is taken over as it is.
      if (name === "the start's") expect(await page.evaluate(isRetained)).toBe(true);
      await context.close();
    } finally {
      await site.close();
    }
  },
);

const isRetained = (): boolean => (globalThis as unknown as { retainedHeading: Element }).retainedHeading.isConnected;

const lobby = `import { RouteLink, useTranslate, type VariantProps, type HomeModel } from "@livery/site/variants";
import { Button, Card } from "@livery/ui";
import { useState } from "react";
import * as css from "./lobby.css.ts";

export default function Lobby({ model }: VariantProps<HomeModel>) {
  const t = useTranslate();
  const [count, setCount] = useState(0);
  return (
    <div className={css.hall}>
      <h1 tabIndex={-1}>{t("sport:hero.title")}</h1>
      <Button onClick={() => setCount(count + 1)}>{\`own \${count}\`}</Button>
      <Card title={model.state}><RouteLink to="SportBets">{t("sport:hero.action")}</RouteLink></Card>
    </div>
  );
}
`;
const styles = `import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";

export const hall = style({ display: "grid", gap: vars.space.lg, borderBlockStart: "3px solid" });
`;

describe("a brand's override of Home's variant", () => {
  beforeAll(async () => {
    await livery(["create", "meadow", "--yes", "--mobile", "--languages", "en,fa"], { cwd: folder });
    const overridesFolder = join(folder, "meadow", "overrides", "pages", "home");
    await mkdir(overridesFolder, { recursive: true });
    await writeFile(join(overridesFolder, "lobby.tsx"), lobby);
    await writeFile(join(overridesFolder, "lobby.css.ts"), styles);
    await livery(["build", "meadow", ...away, "--out", "meadow-built"], { cwd: folder });
  });

  it("hydrates without a console message too, with working hooks and css", async () => {
    const messages = await complaints("meadow-built", async (page) => {
      await page.getByRole("button", { name: "own 0" }).click();
      await page.getByRole("button", { name: "own 1" }).waitFor();
      const hall = page.locator("div", { has: page.locator("> h1") });
      expect(await hall.first().evaluate((element) => getComputedStyle(element).borderBlockStartWidth)).toBe("3px");
    });
    expect(messages).toEqual([]);
  });
});
