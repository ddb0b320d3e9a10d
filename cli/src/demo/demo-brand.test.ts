import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createBrand } from "../create/create-brand.ts";
import { shippedSkin, shippedSkins } from "../brand/shipped-skins.ts";
import { temporaryFolder } from "../testing/temporary.ts";
import { demoBrand, demoNames } from "./demo-brand.ts";

const directory = await temporaryFolder();
const root = join(directory, "house");
const ignore = () => undefined;

describe("a demo's brand", () => {
  test("is the user's own of that name, at a host that leads to this machine", async () => {
    await createBrand(join(directory, "northwind"), {
      name: "northwind",
      title: "Northwind",
      domain: "northwind.example",
      mobileDomain: "m.northwind.example",
      languages: ["en"],
    });
    expect(await demoBrand({ directory, root }, "northwind", ignore)).toMatchObject({
      folder: join(directory, "northwind"),
      built: join(root, ".livery/demo/northwind"),
      skin: { domains: { site: "northwind.localhost", mobile: "m.northwind.localhost" }, languages: ["en"] },
    });
  });

  test("is one that comes with Livery, with players of its own", async () => {
    const { accounts, folder } = await demoBrand({ directory, root }, "arcade", ignore);
    expect(folder).toBe(shippedSkin("arcade"));
    expect(accounts.length).toBeGreaterThan(0);
  });

  test("is created once if there is none of that name", async () => {
    const notes: string[] = [];
    for (const time of [1, 2])
      expect(await demoBrand({ directory, root }, "meadow", (note) => notes.push(note)), `${time}`).toMatchObject({
        folder: join(root, ".livery/demo/meadow"),
        skin: { domains: { site: "meadow.localhost" } },
      });
    expect(notes).toEqual(["meadow made", "meadow"]);
  });

  test.each([
    ["arcde", "arcade"],
    ["Harbor", "harbour"],
    ["derbi", "derby"],
  ])("is not created for a misspelt name: %s is close to %s", async (slip, meant) => {
    const wrong = demoBrand({ directory, root }, slip, ignore);
    await expect(wrong).rejects.toMatchObject({
      exitCode: 3,
      problems: [{ message: expect.stringContaining(`"${meant}"`) }],
    });
    expect(existsSync(join(root, ".livery/demo", slip))).toBe(false);
  });
});

describe("the brands of a demo", () => {
  test("are the requested ones, each once and in their order", () => {
    expect(demoNames("derby, arcade,derby")).toEqual(["derby", "arcade"]);
  });

  test("with `all` are those that come with Livery", () => {
    expect(demoNames("all")).toEqual(shippedSkins());
    expect(demoNames("meadow,all")).toEqual(["meadow", ...shippedSkins()]);
  });
});
