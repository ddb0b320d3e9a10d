import type { Call, ErrorBody } from "@livery/contract";
import { panelCalls, type PanelKey } from "@livery/contract/panel";
import { fullPayload, wrongPayloads } from "@livery/contract/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Answer } from "../testing/browser.ts";
import { idFields } from "../testing/id-fields.ts";
import type { PanelBrowser } from "../testing/panel-house.ts";
import { written, writtenSince } from "../testing/written.ts";
import { panelHandlers } from "./panel.handlers.ts";
import { foreign, strangers } from "./testing/foreign.ts";
import { setStage, type Stage } from "./testing/stage.ts";

const keys = Object.keys(panelCalls) as PanelKey[];
const row = (key: PanelKey): Call => panelCalls[key];

let stage: Stage;
beforeAll(async () => void (stage = await setStage()), 60_000);
afterAll(() => stage.house.close());

/** Somebody who may make a call: credit is a dealer's, the rest an operator's too. */
function caller(key: PanelKey): PanelBrowser {
  if (key === "panelSignIn") return stage.house.stranger();
  return stage.staff[/Send|Take/.test(key) ? "north" : "operator"]!;
}

/** An answer without what is its own: the request's id, and a file's day. */
function comparable({ status, headers, text }: Answer): unknown {
  return [status, headers["content-disposition"], text.replace(/"requestId":"[^"]*"/, "")];
}

test("every call of the panel is served", () => {
  expect(keys.filter((key) => key !== "panelSignIn" && !(key in panelHandlers))).toEqual([]);
});

describe.each(keys)("%s refuses", (key) => {
  const cases = [...wrongPayloads(row(key))];

  test(`${cases.length} payloads with one wrong field each, and writes nothing`, { timeout: 60_000 }, async () => {
    await stage.setFactor(true);
    const before = await written(stage.house.test.db);
    const accepted: string[] = [];
    for (const wrong of cases) {
      const answer = await caller(key).panelRaw(key, wrong.body);
      const { code = "", path = "" } = (answer.body ?? {}) as Partial<ErrorBody>;
      const named = path === wrong.path || path.startsWith(`${wrong.path}.`);
      const refused =
        answer.status === 413 ||
        (answer.status === 400 && named && wrong.expectedCodes.includes(code as ErrorBody["code"]));
      if (!refused) accepted.push(`${wrong.fault} at ${wrong.path}: ${answer.status} ${answer.text.slice(0, 300)}`);
    }
    expect(accepted).toEqual([]);
    expect(await writtenSince(before, stage.house.test.db)).toEqual([]);
  });

  test("a body that is no payload at all", async () => {
    const before = await written(stage.house.test.db);
    for (const body of ["null", "[]", "1", '"x"', "true", "{", "[".repeat(5_000)]) {
      const answer = await caller(key).post(row(key).path, body);
      expect([body, answer.status, answer.body]).toMatchObject([body, 400, { code: "malformed_body" }]);
    }
    expect(await writtenSince(before, stage.house.test.db)).toEqual([]);
  });

  test.runIf(row(key).effect)("a mutation without an idempotency key", async () => {
    const before = await written(stage.house.test.db);
    const answer = await caller(key).post(row(key).path, fullPayload(row(key)));
    expect([answer.status, answer.body]).toMatchObject([400, { code: "invalid_key", path: "Idempotency-Key" }]);
    expect(await writtenSince(before, stage.house.test.db)).toEqual([]);
  });

  test("foreign and unknown ids alike: nothing is revealed, nothing is written", { timeout: 60_000 }, async () => {
    const fields = foreign[key] ?? {};
    // Every id field says there what is answered.
    expect(Object.keys(fields).toSorted()).toEqual(idFields(cases));
    const subDealer = stage.staff["high-street"]!;
    for (const [field, { wire, id, answer: expected, but }] of Object.entries(fields)) {
      const ids: number[] = [];
      for (const each of strangers) if (each !== but) ids.push(await id(stage, each));
      const before = await written(stage.house.test.db);
      const answers = [];
      for (const one of ids) {
        const answer = await subDealer.panelRaw(
          key,
          wire(one, stage),
          row(key).effect ? { "idempotency-key": `foreign-${one}` } : {},
        );
        answers.push(answer);
        if (expected === "no rows")
          expect([field, one, answer.body]).toMatchObject([field, one, { total: 0, results: [] }]);
        else if (expected === "no lines")
          expect([field, one, answer.status, answer.text.trim().split("\r\n").length]).toEqual([field, one, 200, 1]);
        else
          expect([field, one, answer.status, answer.body]).toMatchObject([
            field,
            one,
            expected[0],
            { code: expected[1] },
          ]);
      }
      expect(new Set(answers.map((answer) => JSON.stringify(comparable(answer)))).size).toBe(1);
      expect(await writtenSince(before, stage.house.test.db)).toEqual([]);
    }
  });

  test.runIf(key !== "panelSignIn")("a caller that is not signed in", async () => {
    const answer = await stage.house.stranger().panelRaw(key, fullPayload(row(key)));
    expect([answer.status, answer.body]).toMatchObject([401, { code: "signed_out" }]);
  });
});
