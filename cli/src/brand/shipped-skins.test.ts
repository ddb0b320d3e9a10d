import { describe, expect, test, vi } from "vitest";
import { runCli } from "../testing/run-cli.ts";
import { temporaryFolder } from "../testing/temporary.ts";
import { loadSkin } from "./load-skin.ts";
import { shippedSkin, shippedSkins } from "./shipped-skins.ts";

vi.setConfig({ testTimeout: 60_000 });

describe("The brands that come with Livery", () => {
  test("are found by their folders, those for work among those for players", () => {
    expect(shippedSkins()).toEqual(expect.arrayContaining(["arcade", "gauntlet", "harbour", "wireframe"]));
    expect(shippedSkins()).not.toContain("node_modules");
  });

  test.each(shippedSkins())("%s can be built: its variants, tokens, words and settings are known", async (name) => {
    const skin = await loadSkin(shippedSkin(name));
    expect(skin.name).toBe(name);
    expect(skin.domains.site).toBe(`${name}.localhost`);
  });

  test("Gauntlet says it in words of forty letters", async () => {
    const { messages } = await loadSkin(shippedSkin("gauntlet"));
    expect(messages["en"]).toMatchObject({ frame: { route: { Login: expect.stringMatching(/^\p{L}{40}$/u) } } });
  });

  test("are built by name, and a name that none has is told with those that there are", async () => {
    const cwd = await temporaryFolder();
    const wrong = await runCli(["build", "--skin", "harbor"], { cwd });
    expect(wrong.code).toBe(3);
    expect(wrong.stderr).toContain(`one of ${shippedSkins().join(", ")}`);
    expect(wrong.stderr).toContain('Did you mean "harbour"?');
  });
});
