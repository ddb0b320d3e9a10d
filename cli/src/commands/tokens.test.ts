import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadSkin } from "../brand/load-skin.ts";
import { runHere } from "../testing/run-here.ts";
import { temporaryFolder } from "../testing/temporary.ts";

const cwd = await temporaryFolder();
const livery = (...args: readonly string[]) => runHere(args, { cwd });
await livery("create", "quay", "--yes", "--colour", "#0a5c36,#f2c14e");
const tokensFile = join(cwd, "quay/tokens.ts");

test("an export is imported without a change, and an edit of it is shown, then written", async () => {
  expect((await livery("tokens", "export", "quay", "--file", "quay.tokens.json")).code).toBe(0);
  const before = await readFile(tokensFile, "utf8");
  const same = await livery("tokens", "import", "quay", "quay.tokens.json", "--replace");
  expect([same.code, same.stdout]).toEqual([0, "quay/tokens.ts has these tokens already.\n"]);
  const document = JSON.parse(await readFile(join(cwd, "quay.tokens.json"), "utf8")) as {
    color: { accent: { $value: unknown } };
  };
  document.color.accent.$value = "#5b2a86";
  await writeFile(join(cwd, "edited.json"), JSON.stringify(document));
  const dry = await livery("tokens", "import", "quay", "edited.json", "--dry-run");
  expect(dry.stdout).toMatch(/Would change 1 token in quay\/tokens\.ts:\n {2}color\.accent +#0a5c36 → #5b2a86/u);
  expect(await readFile(tokensFile, "utf8")).toBe(before);
  const { stdout } = await livery("tokens", "import", "quay", "edited.json", "--json");
  expect(JSON.parse(stdout)).toMatchObject({
    written: true,
    formats: ["Design Tokens"],
    changes: [{ token: "color.accent", from: "#0a5c36", to: "#5b2a86" }],
  });
  // All but the accent are as they were: the file is written as `create` writes it.
  expect(await readFile(tokensFile, "utf8")).toBe(before.replace("#0a5c36", "#5b2a86"));
  expect((await loadSkin(join(cwd, "quay"))).tokens.color?.accent).toBe("#5b2a86");
});

test("tokens without contrast, of another name, or no tokens at all are refused with exit 3, and nothing is written", async () => {
  const before = await readFile(tokensFile, "utf8");
  const files = {
    "grey.json": [{ color: { text: { strong: { $value: "#cccccc" } } } }, /overrides\.light\.text\.strong/u],
    "name.json": [{ color: { acent: { $value: "#cccccc" } } }, /color\.acent .*Did you mean color\.accent\?/u],
    "range.json": [{ shape: { radius: { $value: "99px" } } }, /shape\.radius.*0 to 32/u],
    "none.json": [{ hello: "world" }, /has no tokens/u],
  } as const;
  for (const [name, [document, message]] of Object.entries(files)) {
    await writeFile(join(cwd, name), JSON.stringify(document));
    const { code, stderr } = await livery("tokens", "import", "quay", name);
    expect([name, code, stderr]).toEqual([name, 3, expect.stringMatching(message)]);
  }
  expect(await readFile(tokensFile, "utf8")).toBe(before);
});

test("a file that has more than the tokens, and a config that has them elsewhere, are refused: nothing is lost", async () => {
  const config = join(cwd, "quay/skin.config.ts");
  const [tokens, skin] = await Promise.all([readFile(tokensFile, "utf8"), readFile(config, "utf8")]);
  const refused = async (message: RegExp) => {
    const { code, stderr } = await livery("tokens", "import", "quay", "quay.tokens.json");
    expect([code, stderr]).toEqual([3, expect.stringMatching(message)]);
  };
  const more = `${tokens}export const night = tokens;\n`;
  await writeFile(tokensFile, more);
  await refused(/export const night = tokens; would be lost/u);
  expect(await readFile(tokensFile, "utf8")).toBe(more);
  await writeFile(tokensFile, tokens);
  await writeFile(config, skin.replace('import { tokens } from "./tokens.ts";', "const tokens = {};"));
  await refused(/skin\.config\.ts: does not import \.\/tokens\.ts/u);
  await writeFile(config, skin);
});

test("a brand that is named after a mode is exported and imported without a change", async () => {
  await livery("create", "dark-horse", "--yes", "--colour", "#5b2a86");
  await livery("tokens", "export", "dark-horse", "--file", "dark-horse.tokens.json");
  const same = await livery("tokens", "import", "dark-horse", "dark-horse.tokens.json", "--replace");
  expect([same.code, same.stdout]).toEqual([0, "dark-horse/tokens.ts has these tokens already.\n"]);
});

test("a shipped brand's tokens are exported, and never written", async () => {
  const { stdout } = await livery("tokens", "export", "saffron");
  await writeFile(join(cwd, "saffron.json"), stdout);
  expect(JSON.parse(stdout)).toMatchObject({ color: { accent: { $type: "color" } } });
  const refused = await livery("tokens", "import", "saffron", "saffron.json");
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining("livery create NAME --from saffron")]);
});
