import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buf, protos } from "./testing/buf.ts";

/** The schema as clients know it; `pnpm --filter @livery/feed release-schema` writes it anew with what was added. */
const released = fileURLToPath(new URL("../released/v1.json", import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "livery-schema-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What buf has against a schema after the released one: a line each. */
function against(schema: string): readonly string[] {
  const rules = JSON.stringify({ version: "v2", breaking: { use: ["FILE"] } });
  try {
    buf("breaking", schema, "--against", released, "--config", rules);
    return [];
  } catch (error) {
    return String((error as { readonly stdout: Buffer }).stdout)
      .trim()
      .split("\n");
  }
}

function edited(file: string, from: string, to: string): string {
  const copy = mkdtempSync(join(folder, "edit-"));
  cpSync(protos, copy, { recursive: true });
  const path = join(copy, "livery/live/v1", file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  return copy;
}

describe("the schema compared with the released one", () => {
  test("is compatible with the released schema, which is complete", () => {
    expect(against(protos)).toEqual([]);
    const now = JSON.parse(String(buf("build", protos, "--exclude-source-info", "-o", "-#format=json"))) as unknown;
    expect(JSON.parse(readFileSync(released, "utf8"))).toEqual(now);
  });

  test.each([
    ["a field with another number", "match.proto", "optional string betstatus = 2", "optional string betstatus = 200"],
    ["a field of another type", "match.proto", "optional string betstatus", "optional bytes betstatus"],
    ["a field under another name", "match.proto", "optional string betstatus", "optional string bettingstatus"],
    ["a field that repeats", "match.proto", "optional string betstatus", "repeated string betstatus"],
    ["a message that is gone", "match.proto", "message Clock", "message Stopwatch"],
  ])("would refuse %s", (_what, file, from, to) => {
    expect(against(edited(file, from, to))).not.toEqual([]);
  });

  test("accepts a new field", () => {
    const schema = edited("match.proto", "message Match {", "message Match {\n  optional uint32 attendance = 900;");
    expect(against(schema)).toEqual([]);
  });
});
