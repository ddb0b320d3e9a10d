// How long Storybook takes in development with 2, 4 and 15 skins: until a story of the kit is drawn, then one of a site's block, and
// until an edited token is seen in a story, which keeps what was typed and opened in it. `pnpm storybook:times [--skins 2,4,15]`.
// The figures are for people to read; nothing is asserted.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Page } from "playwright";
import { launchChromium } from "../machine/chromium.ts";
import { ensureChromium } from "../machine/ensure-chromium.ts";
import { configOf } from "./build.ts";
import { storyEnded } from "./canvas.ts";

ensureChromium();
const { values } = parseArgs({ options: { skins: { type: "string", default: "2,4,15" } } });
/** The skin whose tokens are edited; the others are there beside it. */
const edited = "arcade";
const storyOfKit = "kit-action-button--primary";
const storyOfSite = "blocks-betslip-rail--one";
/** Seeds that are edited one after the other: each is another colour. */
const seeds = ["#0a7d55", "#8a1c7c", "#1c4f8a", "#7a4a00", "#5b21b6"];
/** Milliseconds: the first time Vite packs what is installed. */
const longest = 300_000;
const folder = ".livery/storybook-times";

interface OpenStory {
  readonly base: string;
  readonly page: Page;
}

interface Started extends OpenStory {
  readonly ms: number;
  /** Seconds of processor. */
  readonly cpu: number;
  readonly end: () => Promise<void>;
}

for (const count of values.skins.split(",").map(Number)) {
  const checkout = join(folder, String(count));
  try {
    copyCheckout(checkout, count);
    const cold = await start(checkout);
    await cold.end();
    const warm = await start(checkout);
    try {
      console.log(
        `${count} skins: a story of the kit drawn after ${seconds(cold)} the first time, ${seconds(warm)} the next (${warm.cpu.toFixed(1)} s of processor)`,
      );
      console.log(`${count} skins: then one of the slip after ${seconds(await open(warm, storyOfSite))}`);
      const edits = (await editTokens(checkout, warm.page)).toSorted((one, other) => one - other);
      console.log(
        `${count} skins: an edited token seen after ${edits[Math.floor(edits.length / 2)]} ms (${edits.join(", ")}), nothing lost`,
      );
    } finally {
      await warm.end();
    }
  } finally {
    rmSync(checkout, { recursive: true, force: true });
  }
}

/** Copies this checkout into a folder below it, so that it finds what is installed here, with so many skins. */
function copyCheckout(checkout: string, count: number): void {
  rmSync(checkout, { recursive: true, force: true });
  const made = /(^|\/)(dist|coverage|reports|\.stryker-tmp|\.tmp)$/u;
  const parts = [
    "package.json",
    "tsconfig.base.json",
    "packages",
    "cli",
    "scripts",
    "docs",
    "skins",
    "stories",
    ".storybook",
  ];
  for (const part of parts.filter((path) => existsSync(path)))
    cpSync(part, join(checkout, part), { recursive: true, verbatimSymlinks: true, filter: (path) => !made.test(path) });
  // The packages' links lead there; what the root itself depends on is found further up.
  mkdirSync(join(checkout, "node_modules"));
  symlinkSync(resolve("node_modules/.pnpm"), join(checkout, "node_modules/.pnpm"));
  const skins = join(checkout, "skins");
  const known = readdirSync(skins).filter((name) => existsSync(join(skins, name, "tokens.ts")));
  // Other skins extend this one.
  const others = ["harbour", ...known.filter((name) => name !== edited && name !== "harbour")];
  for (const name of others.slice(count - 1)) rmSync(join(skins, name), { recursive: true });
  for (let at = known.length; at < count; at += 1)
    cpSync(join(skins, edited), join(skins, `copy-${at}`), { recursive: true });
}

/** Starts Storybook and draws a story in a Chromium. */
async function start(checkout: string): Promise<Started> {
  const port = await freePort();
  const from = performance.now();
  const bin = join(process.cwd(), "node_modules/.bin/storybook");
  const where = ["-c", configOf(checkout), "-p", String(port), "--exact-port"];
  const server = spawn(bin, ["dev", ...where, "--ci", "--no-open", "--no-version-updates"], {
    cwd: checkout,
    detached: true,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const browser = await launchChromium();
  const end = async () => {
    await browser.close();
    await endGroup(server);
  };
  try {
    // Not `localhost`: a reader may use this address too, which Storybook's check of hosts has to let pass.
    const base = `http://127.0.0.1:${port}`;
    while (!(await answers(`${base}/index.json`))) {
      if (server.exitCode !== null) throw new Error(`Storybook ended with ${server.exitCode} before it answered.`);
      await sleep(50);
    }
    const opened = { base, page: await browser.newPage() };
    await open(opened, storyOfKit);
    return { ...opened, ms: performance.now() - from, cpu: processorSeconds(server.pid), end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function endGroup(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.pid === undefined) return;
  const ended = once(server, "exit");
  process.kill(-server.pid, "SIGTERM");
  await ended;
}

/** Draws a story in the page; returns how long that took. */
async function open({ base, page }: OpenStory, id: string): Promise<{ readonly ms: number }> {
  const from = performance.now();
  await page.goto(`${base}/iframe.html?id=${id}&viewMode=story&globals=skin:${edited};a11y.manual:!true`, {
    waitUntil: "commit",
    timeout: longest,
  });
  await storyEnded(page, longest);
  return { ms: performance.now() - from };
}

/** Milliseconds from the written file to the colour in the page, of each edit. Throws where the story lost what was typed in it. */
async function editTokens(checkout: string, page: Page): Promise<readonly number[]> {
  const field = page.locator("input[inputmode=decimal]").first();
  const disclosure = page.getByRole("button", { name: "Keypad" });
  await field.fill("77");
  await disclosure.click();
  const file = join(checkout, "skins", edited, "tokens.ts");
  const times: number[] = [];
  for (const seed of seeds) {
    await page.evaluate(watchAccent);
    const text = readFileSync(file, "utf8").replace(/accent: "#[0-9a-f]{6}"/u, `accent: "${seed}"`);
    const at = Date.now();
    writeFileSync(file, text);
    times.push((await page.evaluate(() => (globalThis as unknown as AccentWatch).accentChanged)) - at);
    const [typed, expanded] = [await field.inputValue(), await disclosure.getAttribute("aria-expanded")];
    if (!typed.startsWith("77") || expanded !== "true")
      throw new Error(`The story lost its state: the field has "${typed}", the keypad is expanded: ${expanded}.`);
  }
  return times;
}

interface AccentWatch {
  accentChanged: Promise<number>;
}

/** In the page: starts to wait for another accent, and promises the moment at which it is there. */
function watchAccent(): void {
  const accent = () => getComputedStyle(document.documentElement).getPropertyValue("--lv-color-accent-base");
  const before = accent();
  (globalThis as unknown as AccentWatch).accentChanged = new Promise((resolve) => {
    const check = () => {
      if (accent() === before) requestAnimationFrame(check);
      else resolve(Date.now());
    };
    check();
  });
}

function seconds({ ms }: { readonly ms: number }): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Seconds of processor that a group of processes has had so far; NaN where the system does not say. */
function processorSeconds(group: number | undefined): number {
  if (!existsSync("/proc/self/stat")) return Number.NaN;
  const ticks = readdirSync("/proc").flatMap((pid) => {
    const file = join("/proc", pid, "stat");
    if (!/^\d+$/u.test(pid) || !existsSync(file)) return [];
    const fields = readFileSync(file, "utf8").split(") ")[1]?.split(" ") ?? [];
    return Number(fields[2]) === group ? [Number(fields[11]) + Number(fields[12])] : [];
  });
  return ticks.reduce((sum, each) => sum + each, 0) / 100;
}
