import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ConfigError } from "../errors.ts";
import { temporaryFolder } from "../testing/temporary.ts";
import { loadSkin } from "./load-skin.ts";

const folder = await temporaryFolder();
await mkdir(join(folder, "assets"));

async function problemsOf(fonts: string): Promise<readonly string[]> {
  const config = `export default { name: "quay", title: "Quay", domains: { site: "quay.localhost" }, languages: ["en"], tokens: {},
    assets: { fonts: ${fonts} } };\n`;
  await writeFile(join(folder, "skin.config.ts"), config);
  const error = await loadSkin(folder).catch((problem: unknown) => problem);
  return error instanceof ConfigError ? error.problems.map(({ message }) => message) : [];
}

test.each([
  ["no font", "text.woff2", "hello", /fonts\.0\.file.*a font: woff2, ttf or otf\. This is no font/u],
  ["too large", "large.ttf", Buffer.alloc(2 * 1024 * 1024 + 1), /at most 2048 KB; this has 2049 KB/u],
] as const)("a font file that is %s is refused", async (_what, name, content, message) => {
  await writeFile(join(folder, "assets", name), content);
  expect(await problemsOf(`[{ family: "Sign", file: "assets/${name}" }]`)).toEqual([expect.stringMatching(message)]);
});

test("an absent file is refused with the nearest font, a wrong name with the nearest family, a wrong field by its name", async () => {
  await writeFile(join(folder, "assets/sign.otf"), "");
  await writeFile(join(folder, "assets/sing.svg"), "");
  expect(await problemsOf(`[{ family: "Sign", file: "assets/sing.otf" }]`)).toEqual([
    expect.stringContaining('Did you mean "assets/sign.otf"?'),
  ]);
  expect(await problemsOf(`["figtre"]`)).toEqual([expect.stringContaining('Did you mean "figtree"?')]);
  expect(await problemsOf(`[{ family: "Sign", path: "assets/sign.otf" }]`)).toEqual(
    expect.arrayContaining([expect.stringContaining("one of the names family, file")]),
  );
  expect(await problemsOf(`[{ family: "Sign", file: "../sign.otf" }]`)).toEqual([
    expect.stringContaining("inside the brand folder"),
  ]);
});
