import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { temporaryFolder } from "../testing/temporary.ts";
import { addKey, demoKeys, requiredKeys } from "./keys.ts";

const key = (name: string): string => `livery-key-${Buffer.alloc(32, name).toString("base64url")}`;
const directory = await temporaryFolder();
await writeFile(join(directory, "named.key"), key("named"));
await writeFile(join(directory, "variable.key"), key("variable"));
afterEach(() => vi.unstubAllEnvs());

/** A command with or without --key-file and LIVERY_KEY. */
function given({ file, variable = "" }: { readonly file?: string; readonly variable?: string } = {}) {
  vi.stubEnv("LIVERY_KEY", variable);
  return { directory, option: (name: string) => (name === "key-file" ? file : undefined) };
}

describe("the keys of a house (D102)", () => {
  test("are those of --key-file, else of LIVERY_KEY, else of the folder, for every command", async () => {
    const root = await temporaryFolder();
    const made = await addKey(join(root, ".livery", "key"));
    const rows: readonly (readonly [Parameters<typeof given>[0], string])[] = [
      [{ file: "named.key", variable: key("text") }, key("named")],
      [{ variable: key("text") }, key("text")],
      [{ variable: join(directory, "variable.key") }, key("variable")],
      [{}, made],
    ];
    for (const [sources, expected] of rows) {
      expect(await requiredKeys(given(sources), { root })).toEqual({ keys: expected });
      expect(await demoKeys(given(sources), root)).toBe(expected);
    }
  });

  test("are required by a house, made by a demo, and needless in a development house", async () => {
    const root = await temporaryFolder();
    await expect(requiredKeys(given(), { root })).rejects.toMatchObject({ code: "key_missing" });
    expect(await requiredKeys(given(), { root, development: true })).toEqual({});
    const made = await demoKeys(given(), root);
    expect((await stat(join(root, ".livery", "key"))).mode & 0o777).toBe(0o600);
    expect(await requiredKeys(given(), { root })).toEqual({ keys: made });
  });

  test("that are none are refused, by a demo too", async () => {
    const root = await temporaryFolder();
    await writeFile(join(directory, "broken.key"), "no key");
    // One after the other: of two at once, the second may be refused before anybody waits for it.
    for (const read of [
      () => requiredKeys(given({ file: "broken.key" }), { root }),
      () => demoKeys(given({ file: "broken.key" }), root),
    ])
      await expect(read()).rejects.toMatchObject({ code: "key_invalid" });
    await expect(demoKeys(given({ file: "absent.key" }), root)).rejects.toMatchObject({ name: "EnvironmentError" });
  });
});
