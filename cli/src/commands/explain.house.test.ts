import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { houseProject } from "../testing/house-project.ts";
import { runHere } from "../testing/run-here.ts";
import { temporaryFolder } from "../testing/temporary.ts";

const { folder: cwd } = await houseProject();

test("--stored counts what the house has stored for the brand's site", async () => {
  const explained = async (...args: readonly string[]) => {
    const { stdout } = await runHere(["explain", "settings.site_title", "harbour", "--json", ...args], { cwd });
    return (JSON.parse(stdout) as { readonly explanations: readonly object[] }).explanations[0];
  };
  expect(await explained("--stored")).toMatchObject({
    value: "Harbour",
    winner: 2,
    layers: [{ layer: "product" }, { layer: "skin" }, { layer: "stored", at: "version 1 of harbour.localhost" }],
  });
  expect(await explained()).toMatchObject({ winner: 1, layers: [{ layer: "product" }, { layer: "skin" }] });
});

test("--stored makes no house where there is none", async () => {
  const empty = await temporaryFolder();
  const { code, stderr } = await runHere(["explain", "settings.site_title", "harbour", "--stored"], {
    cwd: empty,
    env: { DATABASE_URL: "" },
  });
  expect([code, stderr]).toEqual([2, expect.stringContaining("There is no house in")]);
  expect(await readdir(empty)).toEqual([]);
});
