import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { desktop, launch, openPage, phone } from "../harness/browser.ts";
import { livery } from "../harness/livery.ts";
import { serveStatic } from "../harness/static-site.ts";

const skins = fileURLToPath(new URL("../../../../skins", import.meta.url));
// Nobody listens there: a brand is built with what it has.
const away = ["--settings-url", "http://127.0.0.1:9/settings"];
let folder: string;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "livery-hydration-"));
  browser = await launch();
});

afterAll(async () => {
  await browser?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Every element of the page belongs to React: nothing of the prerender waits any more. A picture's preload is nobody's. */
function takenOver(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll("#root *:not(link)")];
    return (
      elements.length > 0 && elements.every((each) => Object.keys(each).some((key) => key.startsWith("__reactFiber$")))
    );
  });
}

/** Opens every prerendered document of a brand; gives what the browser had to say about each. */
async function complaints(
  brand: string,
  out: string,
  look?: (page: Page) => Promise<void>,
): Promise<readonly string[]> {
  await livery(["build", brand, ...away, "--out", out], folder);
  const site = await serveStatic(join(folder, out));
  const said: string[] = [];
  try {
    expect(site.prerendered.filter(({ mobile }) => mobile).length).toBe(site.prerendered.length / 2);
    for (const { file, path, mobile } of site.prerendered) {
      const { page, context, troubles } = await openPage(browser, mobile ? phone : desktop);
      page.on("console", (message) => said.push(`${file}: ${message.type()}: ${message.text()}`));
      await page.goto((mobile ? site.mobileOrigin : site.origin) + path);
      await expect.poll(() => takenOver(page), { message: `${file} is not taken over`, timeout: 60_000 }).toBe(true);
      await look?.(page);
      said.push(...troubles.map((trouble) => `${file}: ${trouble}`));
      await context.close();
    }
  } finally {
    await site.close();
  }
  return said;
}

it.each(["harbour", "arcade"])(
  "every prerendered page of %s is taken over without a word, under its policy",
  async (name) => {
    expect(await complaints(join(skins, name), name)).toEqual([]);
  },
);

const lobby = `import { RouteLink, useWords, type FaceProps, type HomeModel } from "@livery/site/faces";
import { Button, Card } from "@livery/ui";
import { useState } from "react";
import * as css from "./lobby.css.ts";

export default function Lobby({ model }: FaceProps<HomeModel>) {
  const t = useWords();
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

it("so is a brand's own file in the place of Home's face, with hooks and css that work", async () => {
  await livery(["create", "meadow", "--yes", "--mobile", "--languages", "en,fa"], folder);
  const own = join(folder, "meadow", "overrides", "pages", "home");
  await mkdir(own, { recursive: true });
  await writeFile(join(own, "lobby.tsx"), lobby);
  await writeFile(join(own, "lobby.css.ts"), styles);
  const said = await complaints("meadow", "meadow-built", async (page) => {
    await page.getByRole("button", { name: "own 0" }).click();
    await page.getByRole("button", { name: "own 1" }).waitFor();
    const hall = page.locator("div", { has: page.locator("> h1") });
    expect(await hall.first().evaluate((element) => getComputedStyle(element).borderBlockStartWidth)).toBe("3px");
  });
  expect(said).toEqual([]);
});
