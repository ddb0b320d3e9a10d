import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { calls, encodeResult } from "@livery/contract";
import { pseudoText } from "@livery/i18n";
import { expect, onTestFinished, test, vi } from "vitest";
import { launchChromium } from "../preview/chromium.ts";
import { localFetch } from "../settings/local-fetch.ts";
import { startCli } from "../testing/run-cli.ts";
import { runHere } from "../testing/run-here.ts";
import { temporaryFolder } from "../testing/temporary.ts";

const cwd = await temporaryFolder();
const brand = join(cwd, "harbour");

async function rewrite(file: string, from: string, to: string): Promise<void> {
  const path = join(brand, file);
  await writeFile(path, (await readFile(path, "utf8")).replace(from, to));
}

/** A settings service on a free port, which answers once it is opened. */
async function houseLater() {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.headers.host} ${request.url}`);
    response.setHeader("content-type", "application/json");
    const path = request.url ?? "";
    const isCall = path.startsWith("/ekol/");
    // Nobody is signed in, and no other call is answered.
    if (isCall && !path.startsWith(calls.getUserData.path)) response.statusCode = 404;
    const called = response.statusCode === 404 ? { code: "not_found" } : encodeResult(calls.getUserData, null);
    response.end(JSON.stringify(isCall ? called : { settings: {}, revision: 1 }));
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  onTestFinished(() => void server.close());
  return { requests, house: { address: `http://nordwind.localhost:${port}`, open: () => listen(port) } };
}

test("livery dev shows a brand's files after each edit, and reports what is invalid", async () => {
  await runHere(["create", "harbour", "--yes", "--mobile"], { cwd });
  await writeFile(join(brand, "messages/en.json"), '{"sport":{"hero":{"title":"Fair odds"}}}');
  // A name below localhost, which the resolver of the machine may not know.
  const { house, requests } = await houseLater();
  const dev = await startCli(
    ["dev", "harbour", "--pseudo", "--port", "0", "--house", house.address],
    { cwd },
    /calls go to/,
  );
  const address = /http:\/\/harbour\.localhost:\d+/.exec(dev.output())?.[0] ?? "";
  const get = (path: string) => localFetch(address + path, { headers: { accept: "text/html" } });
  const text = async (path: string) => (await get(path)).text();
  const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 100 });

  const home = await get("/en/sports");
  expect(home.headers.get("content-security-policy-report-only")).toContain("require-trusted-types-for 'script'");
  expect(home.headers.get("content-security-policy")).toBeNull();
  expect(await home.text()).toContain('src="/src/entry-client.tsx');
  expect(await text("/@livery/theme.css")).toContain("#46586c");
  expect((await get("/")).headers.get("location")).toBe("/en/");

  expect(dev.output()).toContain("livery demo --skin harbour");
  expect(await text("/en/")).toContain("<code");
  expect(await text("/en/")).toMatch(/No house answers for harbour\.localhost: .*livery demo --skin harbour/);
  await house.open();
  expect(await text("/en/")).not.toContain("No house answers");
  expect(await (await get("/settings?domain=x")).json()).toMatchObject({ revision: 1 });
  expect(requests.at(-1)).toMatch(/^harbour\.localhost:\d+ \/settings\?domain=x$/);

  expect(await text("/tr/")).toContain('<html lang="tr" dir="ltr"');
  expect(await text("/xx/")).toContain('<html lang="en-XA" dir="ltr"');
  expect(await text("/xx/")).toContain(pseudoText("Close"));
  expect(await text("/@livery/theme.css")).toContain("figtree-latin-ext");

  const phone = await localFetch(address.replace("//", "//m.") + "/en/sports", { headers: { accept: "text/html" } });
  expect(await phone.text()).toContain('data-shell="mobile"');
  expect(await text("/en/sports")).toContain('data-shell="desktop"');
  expect(await (await get("/release")).json()).toEqual({ release: "dev", maintenance: false });

  await rewrite("tokens.ts", "#46586c", "#7c2d12");
  await eventually(async () => expect(await text("/@livery/theme.css")).toContain("#7c2d12"));

  await rewrite("messages/en.json", "Fair odds", "Other odds");
  await eventually(async () => expect(await text("/en/")).toContain("Other odds"));
  // What an open page fetches to draw itself again.
  expect(await (await get("/@livery/boot.json?lang=en&shell=mobile")).json()).toMatchObject({
    shell: "mobile",
    messages: { sport: { hero: { title: "Other odds" } } },
  });

  await rewrite("skin.config.ts", '"threeColumn"', '"threeColum"');
  await eventually(async () => expect(dev.output()).toContain('Did you mean "threeColumn"?'));
  await eventually(async () =>
    expect(dev.output()).toMatch(/→ Correct it and save the file again: the page follows\.$/mu),
  );
  expect(await text("/en/")).toContain("Other odds");
  await rewrite("skin.config.ts", '"threeColum"', '"threeColumn"');

  const variants = () => text("/@id/__x00__livery-variants");
  const own = join(brand, "overrides", "pages", "sports");
  const component =
    'import { useState } from "react";\nexport default function Own() {\n  return <p>{useState("mine")[0]}</p>;\n}\n';
  await mkdir(own, { recursive: true });
  await writeFile(join(own, "threecolumn.tsx"), component);
  await eventually(async () =>
    expect(dev.output()).toContain('Did you mean "overrides/pages/sports/three-column.tsx"?'),
  );
  await eventually(async () =>
    expect(dev.output()).toMatch(/→ Name a file after [^\n]*"parts" and save the file again: the page follows\.$/mu),
  );
  expect(dev.output()).not.toContain("run the command again");
  expect(await variants()).toContain("src/pages/sports/variants/three-column.tsx");
  await rename(join(own, "threecolumn.tsx"), join(own, "three-column.tsx"));
  await eventually(async () => expect(await variants()).toContain("overrides/pages/sports/three-column.tsx"));
  const sources = await Promise.all([text(`/@fs${join(own, "three-column.tsx")}`), text("/src/shell/shell.tsx")]);
  const [react, sharedReact] = sources.map((source) => /"([^"]*\/react\.js[^"]*)"/.exec(source)?.[1]);
  expect(react).toBeDefined();
  expect(react).toBe(sharedReact);

  const plugin = join(brand, "overrides", "plugins", "promo.tsx");
  await mkdir(dirname(plugin));
  await writeFile(plugin, 'import { definePlugin } from "@livery/site/variants";\nexport default definePlugin({});\n');
  await eventually(async () => expect(dev.output()).toContain("overrides/plugins/promo.tsx is not used"));
  await rewrite("skin.config.ts", "defineSkin({", 'defineSkin({\n  plugins: ["promo"],');
  await eventually(async () => expect(await variants()).toContain('variants["plugins/promo/plugin"] = () => import('));
  await eventually(async () => expect(dev.output()).toMatch(/Open pages load again, .*: plugins changed/u));
  expect(await (await get("/@livery/boot.json?lang=en&shell=desktop")).json()).toMatchObject({
    plugins: { promo: { variant: "plugin" } },
  });
  expect(await text(`/@fs${plugin}`)).toContain("/src/shared/variants.ts");

  await keepsWhatIsTyped(address);
  expect(dev.output()).toMatch(
    /^✗ overrides\/blocks\/footer\/licence\.tsx is not shown:\n {2}\[PARSE_ERROR\][^]*?\n {2}→ Correct it and save the file again: the page follows\.$/mu,
  );
  expect(dev.output()).not.toContain("\u001B[");
  await rewrite("skin.config.ts", "  tokens,", '  tokens,\n  imageHosts: ["images.example"],');
  await eventually(async () => expect(dev.output()).toContain("what was typed in them is lost: hosts changed"));

  const report = JSON.stringify({ "csp-report": { "effective-directive": "script-src", "blocked-uri": "eval" } });
  await localFetch(`${address}/csp-report`, { method: "POST", body: report });
  await eventually(async () => expect(dev.output()).toContain("The policy would stop this: script-src eval"));

  expect(await dev.stop()).toBe(130);
}, 240_000);

/** Edits a brand in each way while its page is open in a browser, and checks that the page shows it and was not loaded again. */
async function keepsWhatIsTyped(address: string): Promise<void> {
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(60_000);
  let loads = 0;
  page.on("load", () => loads++);
  await page.goto(`${address}/en/ticketCheck`);
  const field = page.locator("main input").first();
  await field.fill("4711");
  const footer = page.locator("footer");
  const logo = page.getByRole("banner").getByRole("img", { name: "Harbour" });
  const firstLogo = await logo.getAttribute("src");
  const patient = { timeout: 60_000 };
  const shows = async (what: string, edit: () => Promise<void>, shown: () => Promise<unknown>): Promise<void> => {
    await edit();
    await shown();
    expect([what, await field.inputValue(), loads]).toEqual([what, "4711", 1]);
  };
  const overlay = page.locator("vite-error-overlay");
  const override = join(brand, "overrides", "blocks", "footer");
  const own = (text: string) => `export default function Own() {\n  return <p>${text}</p>;\n}\n`;
  await shows(
    "a word",
    () => writeFile(join(brand, "messages/en.json"), '{"frame":{"route":{"SportBets":"All matches"}}}'),
    () => page.getByRole("banner").getByRole("link", { name: "All matches" }).waitFor(),
  );
  await shows(
    "a logo",
    () => rewrite("assets/logo.svg", "<svg ", '<svg data-second="" '),
    () => expect.poll(() => logo.getAttribute("src"), patient).not.toBe(firstLogo),
  );
  await shows(
    "a setting",
    () => rewrite("skin.config.ts", 'site_title: "Harbour"', 'site_title: "Quay"'),
    () => page.getByRole("banner").getByRole("img", { name: "Quay" }).waitFor(),
  );
  const html = await footer.innerHTML();
  await shows(
    "a variant",
    () => rewrite("skin.config.ts", 'footer: "columns"', 'footer: "licence"'),
    () => expect.poll(() => footer.innerHTML(), patient).not.toBe(html),
  );
  await shows(
    "a wrong config",
    () => rewrite("skin.config.ts", '"licence"', '"licens"'),
    () => overlay.waitFor({ state: "attached" }),
  );
  await shows(
    "the config without its error",
    () => rewrite("skin.config.ts", '"licens"', '"licence"'),
    () => overlay.waitFor({ state: "detached" }),
  );
  await shows(
    "a new file of its own",
    async () => {
      await mkdir(override, { recursive: true });
      await writeFile(join(override, "licence.tsx"), own("My foot"));
    },
    () => page.getByText("My foot").waitFor(),
  );
  await shows(
    "an edit of that file",
    () => writeFile(join(override, "licence.tsx"), own("My other foot")),
    () => page.getByText("My other foot").waitFor(),
  );
  await shows(
    "an error in that file",
    () => writeFile(join(override, "licence.tsx"), "export default function Own() {\n  return <p>My foot;\n}\n"),
    async () => {
      await overlay.getByText("Correct it and save the file again: the page follows.").waitFor();
      expect(await overlay.getByText("vite.config").count()).toBe(0);
    },
  );
  await shows(
    "that file without its error",
    () => writeFile(join(override, "licence.tsx"), own("My third foot")),
    () => page.getByText("My third foot").waitFor(),
  );
  await overlay.waitFor({ state: "detached" });
  await shows(
    "without that file",
    () => rm(override, { recursive: true }),
    () => page.getByText("My third foot").waitFor({ state: "detached" }),
  );
}
