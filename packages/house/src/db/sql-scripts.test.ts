import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sqlScripts } from "./sql-scripts.ts";

/** A text or a name in quotes, a comment, a sign, a word. */
const token = /'(?:[^']|'')*'|"[^"]*"|--[^\n]*|[(),;-]|[^\s'"(),;-]+/gu;

/** A hash of what a script says: comments, spaces and line breaks do not change it. */
function hashOf(script: string): string {
  const tokens = (script.match(token) ?? []).filter((each) => !each.startsWith("--"));
  return createHash("sha256").update(tokens.join(" ")).digest("hex");
}

describe("a migration", () => {
  it("is unchanged since its release: `migrations/released.json` has a line with the hash of each", () => {
    const released: unknown = JSON.parse(readFileSync(new URL("./migrations/released.json", import.meta.url), "utf8"));
    const hashes = sqlScripts("migrations").map(({ name, text }) => [name, hashOf(text)]);
    expect(Object.fromEntries(hashes)).toEqual(released);
  });

  it("is named by its number and its subject, since the database records that name", () => {
    const others = sqlScripts("migrations").filter(({ name }) => !/^\d{4}(?:-[a-z0-9]+)+$/u.test(name));
    expect(others).toEqual([]);
  });

  it.each([
    ["a comment", "select 1; -- one", true],
    ["line breaks", "select\n  1;", true],
    ["spaces in a text", "select  ' '", false],
    ["a number", "select 2;", false],
  ])("that differs in %s: same hash %s %s", (_, script, same) => {
    expect(hashOf(script) === hashOf("select 1;")).toBe(same);
  });
});

describe("a built server", () => {
  let built = "";
  const module = (): Promise<typeof import("./sql-scripts.ts")> => import(join(built, "db/sql-scripts.js"));

  beforeAll(() => {
    built = mkdtempSync(join(tmpdir(), "livery-built-house-"));
    writeFileSync(join(built, "package.json"), JSON.stringify({ type: "module" }));
    for (const name of ["db/sql-scripts", "errors"]) {
      const source = readFileSync(new URL(`../${name}.ts`, import.meta.url), "utf8");
      mkdirSync(dirname(join(built, name)), { recursive: true });
      writeFileSync(join(built, `${name}.js`), stripTypeScriptTypes(source).replaceAll('.ts";', '.js";'));
    }
  });
  afterAll(() => rmSync(built, { recursive: true }));

  it("without its SQL is refused with the missing folder", async () => {
    const { sqlScripts: scripts } = await module();
    expect(() => scripts("migrations")).toThrow(
      expect.objectContaining({ code: "sql_missing", message: expect.stringContaining(join(built, "db/migrations")) }),
    );
  });

  it("reads the SQL that the build copied, and none of an earlier build", async () => {
    mkdirSync(join(built, "db/functions"), { recursive: true });
    writeFileSync(join(built, "db/functions/of-an-earlier-build.sql"), "select 1;");
    execFileSync(process.execPath, [fileURLToPath(new URL("../../copy-sql.ts", import.meta.url)), join(built, "db")]);
    const { sqlScripts: scripts, sqlText } = await module();
    expect(scripts("migrations")).toEqual(sqlScripts("migrations"));
    expect(scripts("functions")).toEqual(sqlScripts("functions"));
    expect(sqlText("schema-functions.sql")).toContain("schema_functions");
  });
});
