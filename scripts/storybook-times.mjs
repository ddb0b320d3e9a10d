// How long Storybook takes in development, with so many skins: until a story of the kit is drawn, until one of a site's block is
// drawn after it, and until an edited token is seen in a story that keeps what was typed and opened. `pnpm storybook:times [--skins 2,4,15]`; looked at by people, asserted nowhere.
import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { openChromium, untilEnded } from "./built-storybook.mjs";

const { values } = parseArgs({ options: { skins: { type: "string", default: "2,4,15" } } });
/** Whose tokens are edited; the others stand beside it. */
const edited = "arcade";
const first = "kit-action-button--primary";
const story = "blocks-betslip-rail--one";
/** Seeds that are edited one after the other: each is another colour. */
const seeds = ["#0a7d55", "#8a1c7c", "#1c4f8a", "#7a4a00", "#5b21b6"];
/** Milliseconds: the first time Vite packs what is installed. */
const longest = 300_000;
const folder = ".livery/storybook-times";

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
      console.log(`${count} skins: then one of the slip after ${seconds(await open(warm, story))}`);
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

/** A checkout below this one, so that it finds what is installed here, with so many skins. */
function copyCheckout(checkout, count) {
  rmSync(checkout, { recursive: true, force: true });
  const left = /(^|\/)(dist|coverage|reports|\.stryker-tmp|\.tmp)$/u;
  for (const part of ["package.json", "tsconfig.base.json", "packages", "scripts", "skins", "stories"])
    cpSync(part, join(checkout, part), { recursive: true, verbatimSymlinks: true, filter: (path) => !left.test(path) });
  // The links of the rooms lead there; its other half, what the root itself has, is found further up.
  mkdirSync(join(checkout, "node_modules"));
  symlinkSync(resolve("node_modules/.pnpm"), join(checkout, "node_modules/.pnpm"));
  const skins = join(checkout, "skins");
  const known = readdirSync(skins).filter((name) => existsSync(join(skins, name, "tokens.ts")));
  const others = known.filter((name) => name !== edited);
  for (const name of others.slice(count - 1)) rmSync(join(skins, name), { recursive: true });
  for (let at = known.length; at < count; at += 1)
    cpSync(join(skins, edited), join(skins, `copy-${at}`), { recursive: true });
}

/** Starts it, and draws a story in a Chromium. */
async function start(checkout) {
  const port = await freePort();
  const from = performance.now();
  const bin = join(process.cwd(), "node_modules/.bin");
  const words = [
    "dev",
    "-c",
    "stories/.storybook",
    "-p",
    String(port),
    "--exact-port",
    "--ci",
    "--no-open",
    "--no-version-updates",
  ];
  const server = spawn(join(bin, "storybook"), words, {
    cwd: checkout,
    detached: true,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const browser = await openChromium();
  const end = async () => {
    await browser.close();
    process.kill(-Number(server.pid), "SIGTERM");
    await new Promise((resolve) => server.once("exit", resolve));
  };
  try {
    const base = `http://127.0.0.1:${port}`;
    while (!(await answers(`${base}/index.json`))) {
      if (server.exitCode !== null) throw new Error(`Storybook ended with ${server.exitCode} before it answered.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const opened = { base, page: await browser.newPage() };
    await open(opened, first);
    return { ...opened, ms: performance.now() - from, cpu: processorOf(server.pid), end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Draws a story in the page, and says how long that took. */
async function open({ base, page }, id) {
  const from = performance.now();
  await page.goto(`${base}/iframe.html?id=${id}&viewMode=story&globals=skin:${edited};a11y.manual:!true`, {
    waitUntil: "commit",
    timeout: longest,
  });
  await untilEnded(page, longest);
  return { ms: performance.now() - from };
}

/** Milliseconds from the written file to the colour in the page, of each edit. Throws where the story lost something. */
async function editTokens(checkout, page) {
  const field = page.locator("input[inputmode=decimal]").first();
  const disclosure = page.getByRole("button", { name: "Keypad" });
  await field.fill("77");
  await disclosure.click();
  const file = join(checkout, "skins", edited, "tokens.ts");
  const took = [];
  for (const seed of seeds) {
    await page.evaluate(watchAccent);
    const text = readFileSync(file, "utf8").replace(/accent: "#[0-9a-f]{6}"/u, `accent: "${seed}"`);
    const at = Date.now();
    writeFileSync(file, text);
    took.push((await page.evaluate(() => globalThis.accentChanged)) - at);
    const kept = [await field.inputValue(), await disclosure.getAttribute("aria-expanded")];
    if (!kept[0].startsWith("77") || kept[1] !== "true")
      throw new Error(`the story lost what was in it: ${kept.join(", ")}`);
  }
  return took;
}

/** In the page: promises the moment at which the accent is another one. */
function watchAccent() {
  const accent = () => getComputedStyle(document.documentElement).getPropertyValue("--lv-color-accent-base");
  const before = accent();
  globalThis.accentChanged = new Promise((resolve) => {
    const look = () => (accent() === before ? requestAnimationFrame(look) : resolve(Date.now()));
    look();
  });
}

function seconds({ ms }) {
  return `${(ms / 1000).toFixed(1)} s`;
}

async function answers(address) {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Seconds of processor that a group of processes has had so far, where the system tells. */
function processorOf(group) {
  if (!existsSync("/proc/self/stat")) return Number.NaN;
  const ticks = readdirSync("/proc").flatMap((pid) => {
    const file = join("/proc", pid, "stat");
    if (!/^\d+$/u.test(pid) || !existsSync(file)) return [];
    const fields = readFileSync(file, "utf8").split(") ")[1].split(" ");
    return Number(fields[2]) === group ? [Number(fields[11]) + Number(fields[12])] : [];
  });
  return ticks.reduce((sum, each) => sum + each, 0) / 100;
}
