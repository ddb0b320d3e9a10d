import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { resolveTheme } from "@livery/ui/tokens";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawCard, drawIcons } from "../assembly/icons.ts";
import { loadSkin } from "../brand/load-skin.ts";
import { shippedFolder, shippedSkins } from "../brand/shipped-skins.ts";
import { feelNames } from "../create/feel-names.ts";
import { runHere } from "../testing/run-here.ts";
import { coloursIn, isGrey, shippedColours } from "../testing/shipped-colours.ts";
import { filesBelow, temporaryFolder } from "../testing/temporary.ts";

const cwd = await temporaryFolder();
const livery = (...args: readonly string[]) => runHere(["create", ...args, "--yes"], { cwd });

const sign = `<path d="M4 4H44V44H4Z" fill="#0a7d4f"/><path d="M14 14H34V34H14Z" fill="#c4f000"/>`;
const logoText = (letters: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="48" viewBox="0 0 200 48">${sign}<path d="M64 16H96V32H64ZM104 16H190V32H104Z" fill="${letters}"/></svg>`;

test("a logo gives a brand its colours, said by name, its icon and a header on which it is seen", async () => {
  await writeFile(join(cwd, "dark.svg"), logoText("#10241a"));
  const { code, stdout } = await livery("kestrel", "--logo", "dark.svg");
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(
      /The logo has two colours: accent #0a7d4f \(green\) and signal #c4f000 \(.*lime\)\.\nThe header is light/u,
    ),
  ]);
  const skin = await loadSkin(join(cwd, "kestrel"));
  expect(skin.assets.logo).toBe("assets/logo.svg");
  expect(await readFile(join(cwd, "kestrel/assets/logo.svg"), "utf8")).toBe(logoText("#10241a"));
  expect(skin.tokens).toMatchObject({
    color: { accent: "#0a7d4f", signal: "#c4f000" },
    regions: { header: { mode: "light" } },
  });
  // Its icons are the sign: both of its colours, large, and none of the letters.
  const icons = await drawIcons(join(cwd, "kestrel/assets/favicon.svg"), "#ffffff");
  const icon = icons.find(({ path }) => path === "icons/icon-192.png");
  const { data } = await sharp(icon?.content).raw().toBuffer({ resolveWithObject: true });
  const middle = data.subarray((96 * 192 + 96) * 4, (96 * 192 + 96) * 4 + 3);
  expect([...middle]).toEqual([0xc4, 0xf0, 0x00]);
  // And the card of a shared link is the logo on the header's colour.
  const header = resolveTheme(skin.tokens).regions.header?.light.color.page ?? "";
  const card = await drawCard(join(cwd, "kestrel/assets/logo.svg"), undefined, header);
  expect(await sharp(card.content).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test("a white logo has a dark header; a PNG is taken as it is; --colour goes before the logo's colours", async () => {
  await sharp(Buffer.from(logoText("#ffffff").replaceAll(/#0a7d4f|#c4f000/gu, "#ffffff")))
    .png()
    .toFile(join(cwd, "white.png"));
  const { stdout } = await livery("chalk", "--logo", "white.png");
  expect(stdout).toMatch(/The logo has no colour of its own.*\nThe header is dark/u);
  const given = await livery("slate", "--logo", "white.png", "--colour", "#d6246e", "--json");
  expect(JSON.parse(given.stdout)).toMatchObject({
    colours: { accent: "#d6246e", signal: null },
    changes: [{ token: "color.accent", mode: "dark", from: "#d6246e" }],
  });
  const { assets } = await loadSkin(join(cwd, "slate"));
  expect(await readFile(join(cwd, "slate", assets.logo ?? ""))).toEqual(await readFile(join(cwd, "white.png")));
});

test.each([
  [
    "a script",
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>`,
    "evil.svg",
    /this has <script>/u,
  ],
  ["another format than its name says", "no picture", "text.png", /this is no picture/u],
  ["a format that no brand has", "GIF89a", "logo.gif", /\.svg, \.png or \.webp/u],
])("a logo with %s is refused as a build refuses it, and nothing is written", async (_what, content, name, message) => {
  await writeFile(join(cwd, name), content);
  const { code, stderr } = await livery("refused", "--logo", name);
  expect([code, stderr]).toEqual([3, expect.stringMatching(message)]);
  expect((await filesBelow(join(cwd, "refused")).catch(() => new Map())).size).toBe(0);
});

test("each feel has its own shape, density, motion and type, and its own drawings", async () => {
  const made = await Promise.all(
    feelNames.map(async (feel) => {
      expect((await livery(`f-${feel}`, "--colour", "#1d4ed8", "--feel", feel)).code).toBe(0);
      const { tokens } = await loadSkin(join(cwd, `f-${feel}`));
      const scene = await readFile(join(cwd, `f-${feel}/assets/scene.svg`), "utf8");
      return [tokens.shape, tokens.density, tokens.motion, tokens.type?.heading, scene];
    }),
  );
  for (const at of made[0]?.keys() ?? []) {
    const values = made.map((each) => JSON.stringify(each[at]));
    expect(new Set(values).size).toBe(feelNames.length);
  }
});

test("a brand from another has its variants and shapes, and no colour of it", async () => {
  expect((await livery("quay", "--colour", "#b3123f,#1fb5a8", "--from", "metropole", "--mobile")).code).toBe(0);
  await cp(join(cwd, "quay"), join(cwd, "pier"), { recursive: true });
  const [skin, metropole] = [await loadSkin(join(cwd, "quay")), await loadSkin(join(shippedFolder(), "metropole"))];
  expect([skin.pages, skin.blocks]).toEqual([metropole.pages, metropole.blocks]);
  expect([skin.tokens.shape, skin.tokens.type, skin.tokens.density]).toEqual([
    metropole.tokens.shape,
    metropole.tokens.type,
    metropole.tokens.density,
  ]);
  // Gold lines become lines of the signal: the same role.
  expect(skin.tokens.overrides?.light?.frame).toBe("#1fb5a8");
  const foreign = new Set(coloursIn(JSON.stringify(metropole.tokens)).filter((hex) => !isGrey(hex)));
  expect(coloursIn(JSON.stringify(resolveTheme(skin.tokens))).filter((each) => foreign.has(each))).toEqual([]);
  // Of a folder, too, by its path from the new brand.
  expect((await livery("jetty", "--colour", "#123456", "--from", "pier", "--dir", "deep/jetty")).code).toBe(0);
  expect(await readFile(join(cwd, "deep/jetty/skin.config.ts"), "utf8")).toContain('extends: "../../pier"');
  expect((await loadSkin(join(cwd, "deep/jetty"))).pages).toEqual(metropole.pages);
});

test("nothing in a new brand's folder is of another brand: no colour, no drawing, no word", async () => {
  const foreign = await shippedColours();
  expect(foreign.size).toBeGreaterThan(200);
  await livery("quince");
  await livery("medlar", "--colour", "#5b2a86,#f2c14e", "--from", "saffron");
  for (const brand of ["quince", "medlar", "quay", "kestrel"]) {
    const files = [...(await filesBelow(join(cwd, brand)))].filter(([name]) => !name.startsWith(".livery"));
    const text = files.map(([name, content]) => `${name}\n${content.toString()}`);
    const given = new Set(["#5b2a86", "#f2c14e"]);
    expect(
      coloursIn(text.join("\n")).filter((each) => foreign.has(each) && !given.has(each)),
      brand,
    ).toEqual([]);
    const names = shippedSkins().filter((name) => text.join("\n").toLowerCase().includes(name));
    // The brand that it extends is named once, where that is written; the product's default is an example of a command.
    expect(
      names.filter((name) => !["saffron", "metropole", "harbour"].includes(name)),
      brand,
    ).toEqual([]);
    expect(files.find(([name]) => name === "messages/en.json")?.[1].toString()).toBe("{}\n");
  }
});
