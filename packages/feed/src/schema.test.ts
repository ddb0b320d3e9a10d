import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { motionFields, marketFields, matchFields, outcomeFields, sportFields } from "./model/fields.ts";

interface SchemaField {
  readonly type: string;
  readonly id: number;
  readonly rule?: string;
  readonly keyType?: string;
  readonly options?: Readonly<Record<string, unknown>>;
}
interface Schema {
  readonly fields?: Readonly<Record<string, SchemaField>>;
  readonly oneofs?: Readonly<Record<string, { readonly oneof: readonly string[] }>>;
  readonly values?: Readonly<Record<string, number>>;
  readonly nested?: Readonly<Record<string, Schema>>;
}

// The reflection API is not shipped to browsers; here it reads the schema.
const protobuf = createRequire(import.meta.url)("protobufjs") as {
  Root: new () => { resolvePath: unknown; loadSync(files: string[], options: object): { toJSON(): Schema } };
};

const protos = join(dirname(fileURLToPath(import.meta.url)), "../../../proto");
const files = readdirSync(protos, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".proto"));
const root = new protobuf.Root();
root.resolvePath = (_origin: string, target: string) => join(protos, target);
const schema = root.loadSync(files, { keepCase: true }).toJSON();
const messages = schema.nested?.["livery"]?.nested?.["live"]?.nested?.["v1"]?.nested ?? {};
const fieldsOf = (message: string) => Object.entries(messages[message]?.fields ?? {});

/** Fields that are written even when nothing changed: what a row is about. */
const identities: Readonly<Record<string, string>> = {
  Match: "matchid",
  OddsGroup: "oddsid",
  Odd: "handle",
  Sport: "sportId",
};

describe("the schema", () => {
  test("can be parsed", () => {
    expect(Object.keys(messages).length).toBeGreaterThan(15);
  });

  test("has no map, no Any, no 64-bit integer", () => {
    for (const [name, message] of Object.entries(messages))
      for (const [field, { type, keyType }] of Object.entries(message.fields ?? {})) {
        expect(keyType, `${name}.${field}`).toBeUndefined();
        expect(type, `${name}.${field}`).not.toMatch(/64|Any|google/);
      }
  });

  test("is flat: no message contains itself, and the depth is bounded", () => {
    const depth = (name: string, above: readonly string[] = []): number => {
      expect(above, name).not.toContain(name);
      const below = fieldsOf(name).flatMap(([, { type }]) =>
        messages[type]?.fields ? [depth(type, [...above, name])] : [],
      );
      return 1 + Math.max(0, ...below);
    };
    expect(depth("Frame")).toBeLessThanOrEqual(4);
    expect(depth("Snapshot")).toBeLessThanOrEqual(3);
    expect(depth("ClientFrame")).toBeLessThanOrEqual(3);
  });

  test("every field of a row but its id is optional, so that absent means unchanged", () => {
    for (const [message, identity] of Object.entries(identities))
      for (const [field] of fieldsOf(message)) {
        const optional = messages[message]?.oneofs?.[`_${field}`] !== undefined;
        expect(optional, `${message}.${field}`).toBe(field !== identity);
      }
  });

  test.each([
    ["Match", matchFields],
    ["OddsGroup", marketFields],
    ["Sport", sportFields],
    ["Odd", [{ wire: "handle" }, ...outcomeFields, ...motionFields]],
  ])("%s has the fields that the model has, and no others", (message, table) => {
    expect(
      fieldsOf(message)
        .map(([field]) => field)
        .sort(),
    ).toEqual(table.map(({ wire }) => wire).sort());
  });

  test.each([
    ["Match", matchFields],
    ["OddsGroup", marketFields],
    ["Sport", sportFields],
    ["Odd", outcomeFields],
  ])("the table of %s ascends by field number: the hash goes through it in this order", (message, table) => {
    const ids = table.map(({ wire }) => messages[message]?.fields?.[wire]?.id ?? 0);
    expect(ids).toEqual([...ids].sort((one, other) => one - other));
  });

  test("uses the specification's names of §3", () => {
    const names = (message: string) => fieldsOf(message).map(([field]) => field);
    expect(names("Match")).toEqual(
      expect.arrayContaining([
        "matchid",
        "betstatus",
        "matchstatus",
        "active",
        "iss",
        "isv",
        "matchscore",
        "gamescore",
        "setscores",
        "redhome",
        "yellowhome",
        "redaway",
        "yellowaway",
        "periodLength",
        "oddsCount",
        "home",
        "away",
        "categoryName",
        "tournamentName",
        "matchDate",
        "tournamentId",
        "sportId",
        "categoryId",
        "listOrder",
        "extra_count",
        "ttype",
      ]),
    );
    expect(names("OddsGroup")).toEqual([
      "oddsid",
      "matchid",
      "oddstype",
      "noddTypeId",
      "typename",
      "special",
      "active",
      "status",
      "iss",
      "isv",
      "mostbalanced",
    ]);
    expect(names("Odd")).toEqual(
      expect.arrayContaining([
        "outcomeid",
        "special",
        "id",
        "active",
        "pos",
        "handicap",
        "status",
        "kombiMinStake",
        "kombiMaxStake",
        "kombiMaxPay",
        "singleMinStake",
        "singleMaxStake",
        "singleMaxPay",
      ]),
    );
  });
});
