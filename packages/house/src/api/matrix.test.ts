import { type Call, calls, type CallKey, type ErrorBody } from "@livery/contract";
import { fullPayload, type WireBody, wrongPayloads } from "@livery/contract/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestBrowser } from "../testing/browser.ts";
import { foreignIds } from "../testing/foreign-ids.ts";
import { startTestHouse, type TestHouse } from "../testing/house.ts";
import { idFields } from "../testing/id-fields.ts";
import { unserved } from "../testing/unserved.ts";
import { written, writtenSince } from "../testing/written.ts";
import { handlers } from "./api.handlers.ts";

const served = (Object.keys(calls) as CallKey[]).filter((key) => key in handlers);
const row = (key: CallKey): Call => calls[key];

let house: TestHouse;
let visitor: TestBrowser;
let player: TestBrowser;
beforeAll(async () => {
  house = await startTestHouse();
  visitor = house.visitor();
  player = await house.player("alice");
});
afterAll(() => house.close());

const caller = (key: CallKey): TestBrowser => (row(key).callers.includes("visitor") ? visitor : player);

describe.each(served)("%s refuses bad input and writes nothing:", (key) => {
  const cases = [...wrongPayloads(row(key))];

  test(`${cases.length} payloads with one wrong field each`, async () => {
    const before = await written(house.test.db);
    const accepted: string[] = [];
    for (const wrong of cases) {
      const answer = await caller(key).raw(key, wrong.body);
      const { code = "", path = "" } = (answer.body ?? {}) as Partial<ErrorBody>;
      const named = path === wrong.path || path.startsWith(`${wrong.path}.`);
      const refused =
        answer.status === 413 ||
        (answer.status === 400 && named && wrong.expectedCodes.includes(code as ErrorBody["code"]));
      if (!refused) accepted.push(`${wrong.fault} at ${wrong.path}: ${answer.status} ${answer.text.slice(0, 300)}`);
    }
    expect(accepted).toEqual([]);
    expect(await writtenSince(before, house.test.db)).toEqual([]);
  });

  test("ids that belong to another player or do not exist", async () => {
    const foreign = foreignIds[key] ?? {};
    // Every id field says there what is answered.
    expect(Object.keys(foreign).toSorted()).toEqual(idFields(cases));
    const wrong: { field: string; body: WireBody; status: number; code: string }[] = [];
    for (const [field, { bodies, ...refusal }] of Object.entries(foreign))
      wrong.push(...(await bodies(house)).map((body) => ({ field, body, ...refusal })));
    const before = await written(house.test.db);
    for (const { field, body, status, code } of wrong) {
      const answer = await player.raw(key, body);
      const { path = "", ...rest } = answer.body as ErrorBody;
      const named = path === field || (path !== "" && field.startsWith(`${path}.`));
      expect([field, body, answer.status, named, rest]).toMatchObject([field, body, status, true, { code }]);
    }
    expect(await writtenSince(before, house.test.db)).toEqual([]);
  });
});

test.each(served.filter((key) => row(key).method === "POST"))(
  "%s refuses a body that is no payload at all",
  async (key) => {
    const before = await written(house.test.db);
    const path = `${row(key).path.replaceAll(/\{\w+\}/g, "x")}?token=harbour-test-key`;
    for (const body of ["null", "[]", "1", '"x"', "true", "{", "[".repeat(5_000)]) {
      const answer = await caller(key).post(path, body);
      expect([body, answer.status, answer.body]).toMatchObject([body, 400, { code: "malformed_body" }]);
    }
    expect(await writtenSince(before, house.test.db)).toEqual([]);
  },
);

test.each(served.filter((key) => !row(key).callers.includes("visitor")))("%s is refused for a visitor", async (key) => {
  const answer = await visitor.raw(key, fullPayload(row(key)));
  expect([answer.status, answer.body]).toMatchObject([401, { code: "signed_out" }]);
});

describe("the contract's table", () => {
  test("every call has a handler except those on the list of unserved calls", () => {
    expect((Object.keys(calls) as CallKey[]).filter((key) => !(key in handlers)).toSorted()).toEqual(
      [...unserved].toSorted(),
    );
  });

  test("every call without a handler answers 501", async () => {
    for (const key of unserved) {
      const answer = await visitor.raw(key, fullPayload(row(key)));
      expect([answer.status, answer.body]).toMatchObject([501, { code: "not_served", params: { key } }]);
    }
  });
});
