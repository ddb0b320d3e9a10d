import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createBrand } from "../brand/create-brand.ts";
import { shippedSkin } from "../brand/shipped-skins.ts";
import { temporaryFolder } from "../testing/temporary.ts";
import { demoBrand } from "./demo-brand.ts";

const directory = await temporaryFolder();
const root = join(directory, "house");
const quiet = () => undefined;

describe("A demo's brand", () => {
  test("is one's own of that name, at a host that leads to this machine", async () => {
    await createBrand(join(directory, "northwind"), {
      name: "northwind",
      title: "Northwind",
      domain: "northwind.example",
      mobileDomain: "m.northwind.example",
      languages: ["en"],
    });
    expect(await demoBrand({ directory, root }, "northwind", quiet)).toMatchObject({
      folder: join(directory, "northwind"),
      built: join(root, ".livery/demo/northwind"),
      skin: { domains: { site: "northwind.localhost", mobile: "m.northwind.localhost" }, languages: ["en"] },
    });
  });

  test("is one that comes with Livery, with players of its own", async () => {
    const { accounts, folder } = await demoBrand({ directory, root }, "arcade", quiet);
    expect(folder).toBe(shippedSkin("arcade"));
    expect(accounts.length).toBeGreaterThan(0);
  });

  test("is made where there is none of that name, once", async () => {
    const notes: string[] = [];
    for (const time of [1, 2])
      expect(await demoBrand({ directory, root }, "meadow", (note) => notes.push(note)), `${time}`).toMatchObject({
        folder: join(root, ".livery/demo/meadow"),
        skin: { domains: { site: "meadow.localhost" } },
      });
    expect(notes).toEqual(["meadow made", "meadow"]);
  });
});
