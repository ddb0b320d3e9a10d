import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runHere } from "../testing/run-here.ts";
import { temporaryFolder } from "../testing/temporary.ts";

const cwd = await temporaryFolder();
const info = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runHere(["info", ...args], { cwd, env });

test("prints versions, folders and the house here, without a password or a key", async () => {
  await mkdir(join(cwd, ".livery"));
  const known = { pid: process.pid, port: 4300, startedAt: "2026-11-30T07:00:00.000Z" };
  await writeFile(join(cwd, ".livery", "house.json"), JSON.stringify(known));
  await writeFile(join(cwd, ".livery", "node-4301.json"), "{");
  const env = {
    DATABASE_URL: "postgres://livery:hunter2@db.internal/livery",
    LIVERY_OWNER_URL: "postgres://owner:hunter2@db.internal/livery",
    NATS_URL: "nats://a:hunter2@10.0.0.9:4222",
    LIVERY_KEY: "hunter2",
    LIVERY_PASSWORD: "hunter2",
  };
  const text = await info([], env);
  const json = await info(["--json"], env);
  expect([text.code, json.code]).toEqual([0, 0]);
  expect(text.stdout + json.stdout + text.stderr + json.stderr).not.toContain("hunter2");
  expect(text.stdout).toContain(`port 4300, process ${process.pid}, running`);
  expect(JSON.parse(json.stdout)).toMatchObject({
    schema: 1,
    versions: { node: process.versions.node },
    folders: { directory: cwd },
    brand: null,
    house: {
      data: join(cwd, ".livery"),
      exists: true,
      databaseUrl: "postgres://livery:***@db.internal/livery",
      ownerUrl: "postgres://owner:***@db.internal/livery",
      natsUrl: "nats://a:***@10.0.0.9:4222",
      keys: "LIVERY_KEY",
      houses: [{ ...known, running: true }],
    },
    variables: expect.arrayContaining(["LIVERY_KEY", "LIVERY_PASSWORD"]),
  });
});

test("of a brand it prints variants and overrides, and its problems where it cannot be read", async () => {
  expect((await runHere(["create", "sea", "--yes"], { cwd })).code).toBe(0);
  const brand = async (args: readonly string[]) =>
    (JSON.parse((await info([...args, "--json"])).stdout) as { readonly brand: object }).brand;
  expect(await brand(["sea"])).toMatchObject({
    name: "sea",
    folder: join(cwd, "sea"),
    languages: ["en", "fa", "tr", "de"],
    variants: { desktop: { "pages.home": expect.any(String), "blocks.header": expect.any(String) } },
    overrides: [],
    problems: [],
  });
  await mkdir(join(cwd, "sea", "overrides", "pages", "home"), { recursive: true });
  await writeFile(join(cwd, "sea", "overrides", "pages", "home", "lobby-of-none.tsx"), "");
  expect(await brand(["--cwd", "sea"])).toMatchObject({
    problems: expect.arrayContaining([expect.stringContaining("lobby-of-none.tsx")]),
  });
  await writeFile(join(cwd, "sea", "skin.config.ts"), "export default {};");
  expect(await brand(["sea"])).toMatchObject({ variants: {}, problems: expect.arrayContaining([expect.any(String)]) });
});

test("a folder that is no brand is refused", async () => {
  expect(await info(["nowhere"])).toMatchObject({ code: 2, stderr: expect.stringContaining("skin.config.ts") });
});
