import { describe, expect, test, vi } from "vitest";
import { runHere } from "../testing/run-here.ts";
import { temporaryFolder } from "../testing/temporary.ts";
import { loadSkin } from "./load-skin.ts";
import { shippedSkin, shippedSkins } from "./shipped-skins.ts";

vi.setConfig({ testTimeout: 60_000 });

describe("the brands that come with Livery", () => {
  test("are found by their folders, including the ones for development", () => {
    expect(shippedSkins()).toEqual(expect.arrayContaining(["arcade", "gauntlet", "harbour", "wireframe"]));
    expect(shippedSkins()).not.toContain("node_modules");
  });

  test.each(shippedSkins())("%s can be built: its variants, tokens, messages and settings are valid", async (name) => {
    const skin = await loadSkin(shippedSkin(name));
    expect(skin.name).toBe(name);
    expect(skin.domains.site).toBe(`${name}.localhost`);
  });

  test("no two for players have the same Home, lists, header and slip", async () => {
    const brands = shippedSkins().filter((name) => name !== "gauntlet" && name !== "wireframe");
    const compositions = await Promise.all(
      brands.map(async (name) => {
        const { blocks, pages } = await loadSkin(shippedSkin(name));
        return [pages.home, pages.sports, pages.liveBets, blocks.header, blocks.betSlip].join(" ");
      }),
    );
    expect(compositions).toEqual([...new Set(compositions)]);
  });

  test("Gauntlet has messages with words of forty letters", async () => {
    const { messages } = await loadSkin(shippedSkin("gauntlet"));
    expect(messages["en"]).toMatchObject({ frame: { route: { Login: expect.stringMatching(/^\p{L}{40}$/u) } } });
  });

  test("are built by name, and an unknown name is refused with the known ones", async () => {
    const cwd = await temporaryFolder();
    const wrong = await runHere(["build", "--skin", "harbor"], { cwd });
    expect(wrong.code).toBe(3);
    expect(wrong.stderr).toContain(`one of ${shippedSkins().join(", ")}`);
    expect(wrong.stderr).toContain('Did you mean "harbour"?');
  });
});
