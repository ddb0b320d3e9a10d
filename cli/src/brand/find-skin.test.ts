import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigError } from "../errors.ts";
import { temporaryFolder } from "../testing/temporary.ts";
import { findSkin, knownSkin } from "./find-skin.ts";
import { shippedSkin, shippedSkins } from "./shipped-skins.ts";
import { skinFile } from "./skin-file.ts";

const cwd = await temporaryFolder();
for (const folder of ["northwind", "brands/meadow", "brands/harbour", "brands/old/far", ".livery/demo/made"]) {
  await mkdir(join(cwd, folder), { recursive: true });
  await writeFile(join(cwd, folder, skinFile), "export default {};");
}
const own = (folder: string) => ({ folder: join(cwd, folder), built: join(cwd, folder, "dist") });

describe("a skin is found", () => {
  test("by its folder", () => {
    expect(findSkin(cwd, "brands/old/far")).toEqual(own("brands/old/far"));
    expect(findSkin(join(cwd, "brands"), "../northwind")).toEqual(own("northwind"));
  });

  test("by the name of a folder, or of one a level deeper, before a skin that comes with Livery", () => {
    expect(findSkin(cwd, "meadow")).toEqual(own("brands/meadow"));
    expect(findSkin(cwd, "harbour")).toEqual(own("brands/harbour"));
    expect(knownSkin(cwd, "far")).toBeUndefined();
    expect(knownSkin(cwd, "made")).toBeUndefined();
  });

  test("by the name of a skin that comes with Livery, which is built outside its folder", () => {
    expect(findSkin(cwd, "arcade")).toEqual({ folder: shippedSkin("arcade"), built: join(cwd, "arcade/dist") });
    const repository = join(shippedSkin("arcade"), "../..");
    expect(findSkin(repository, "arcade")).toEqual({
      folder: shippedSkin("arcade"),
      built: join(repository, "arcade/dist"),
    });
  });
});

test("an unknown skin name is refused with the known ones and the nearest; exit 3", () => {
  const wrong = (name: string): unknown => {
    try {
      return findSkin(cwd, name);
    } catch (error) {
      return error;
    }
  };
  const error = wrong("nortwind");
  expect(error).toBeInstanceOf(ConfigError);
  expect(error).toMatchObject({
    exitCode: 3,
    hint: expect.stringContaining("Name one of these") as string,
    problems: [
      {
        message: expect.stringContaining(
          `one of ${[...shippedSkins(), "meadow", "northwind"].toSorted().join(", ")}. Did you mean "northwind"?`,
        ) as string,
      },
    ],
  });
  expect(wrong("../skins/arcade")).toBeInstanceOf(ConfigError);
});
