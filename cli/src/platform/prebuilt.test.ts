import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { builtFrom, prebuilt, type PrebuiltRecord, recordFile } from "./prebuilt.ts";

const folder = mkdtempSync(join(tmpdir(), "livery-prebuilt-"));
afterAll(() => rmSync(folder, { recursive: true }));

const record = (built: Pick<PrebuiltRecord, "versions" | "sources">) =>
  writeFileSync(join(folder, recordFile), JSON.stringify({ ...built, platform: "aa", panel: "bb" }));

test("a checkout builds its own platform, and so does a command without builds", async () => {
  record(await builtFrom());
  expect(await prebuilt("platform", folder)).toBeUndefined();
  expect(await prebuilt("platform", join(folder, "none"))).toBeUndefined();
});

test("an installed command takes the builds of the packages that are installed, and no others", async () => {
  const installed = mkdtempSync(join(folder, "installed-"));
  const find = (): string => installed;
  const source = (path: string, text: string): void => writeFileSync(join(installed, "src", path), text);
  const manifest = (of: object): void =>
    writeFileSync(join(installed, "package.json"), JSON.stringify({ version: "0.1.0", ...of }));
  mkdirSync(join(installed, "src", "testing"), { recursive: true });
  manifest({ devDependencies: {} });
  source("page.ts", "export const page = 1;");
  source("page.test.ts", "");
  source("testing/page.ts", "");
  const built = await builtFrom(find);
  expect(Object.keys(built.versions)).toEqual(expect.arrayContaining(["@livery/site", "@livery/ui", "@livery/panel"]));
  record(built);
  expect(await prebuilt("platform", folder, find)).toEqual({ folder: join(folder, "platform"), hash: "aa" });
  expect(await prebuilt("panel", folder, find)).toEqual({ folder: join(folder, "panel"), hash: "bb" });

  // Publishing leaves out what only tests use, and writes package.json anew.
  manifest({});
  rmSync(join(installed, "src", "testing"), { recursive: true });
  rmSync(join(installed, "src", "page.test.ts"));
  expect(await prebuilt("platform", folder, find)).toBeDefined();

  source("page.ts", "export const page = 2;");
  expect(await prebuilt("platform", folder, find)).toBeUndefined();
  source("page.ts", "export const page = 1;");
  record({ ...built, versions: { ...built.versions, "@livery/ui": "0.1.1" } });
  expect(await prebuilt("platform", folder, find)).toBeUndefined();
});
