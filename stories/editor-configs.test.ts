import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeMissingEditorConfigs } from "../.storybook/editor-configs.ts";

test("a brand without the files that git ignores gets the configuration that its own extends", () => {
  const folder = mkdtempSync(join(tmpdir(), "skins-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const brand of ["cloned", "built", "plain"]) mkdirSync(join(folder, brand));
  mkdirSync(join(folder, "built", ".livery"));
  writeFileSync(join(folder, "built", ".livery", "tsconfig.json"), "{}");
  for (const brand of ["cloned", "built"]) writeFileSync(join(folder, brand, "tsconfig.json"), "{}");

  const skins = ["cloned", "built", "plain"].map((name) => ({ name, path: join(folder, name) }));
  expect(writeMissingEditorConfigs(skins)).toEqual(["cloned"]);
  expect(JSON.parse(readFileSync(join(folder, "cloned", ".livery", "tsconfig.json"), "utf8"))).toHaveProperty(
    "compilerOptions",
  );
  expect(readFileSync(join(folder, "built", ".livery", "tsconfig.json"), "utf8")).toBe("{}");
  expect(writeMissingEditorConfigs(skins)).toEqual([]);
});
