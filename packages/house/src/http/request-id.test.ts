import { once } from "node:events";
import { connect } from "node:net";
import { text as readText } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fixture, fixturePassword } from "../testing/fixture.ts";
import { startTestHouse, type TestHouse } from "../testing/house.ts";

const given = "7f1c0e52-8b1d-4b8e-9b51-2f4f7c3a9d10";
const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

let behindProxy: TestHouse;
let direct: TestHouse;
beforeAll(async () => {
  behindProxy = await startTestHouse({ trustProxy: "127.0.0.1" });
  direct = await startTestHouse();
});
afterAll(() => Promise.all([behindProxy.close(), direct.close()]));

const login = (house: TestHouse, headers: Readonly<Record<string, string>>, password = fixturePassword) =>
  house.visitor().call("userLogin", { userName: "alice", password }, headers);
const linesOf = (house: TestHouse, id: string) =>
  house.logged
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    .filter(({ requestId }) => requestId === id);

describe("the id of a request", () => {
  test("is the one of a trusted proxy: in the answer, in an error's body and in the log", async () => {
    const answer = await login(behindProxy, { "x-request-id": given }, "wrong-password");
    expect(answer.headers["x-request-id"]).toBe(given);
    expect(answer.body).toMatchObject({ code: "wrong_credentials", requestId: given });
    await expect
      .poll(() => linesOf(behindProxy, given))
      .toMatchObject([{ msg: "answered", call: "userLogin", status: 401 }]);
  });

  test.each([["a b"], ["é"], [""], ["a".repeat(65)], ["'; drop table coupon; --"]])(
    "is a new one where the proxy's has another form: %j",
    async (id) => {
      const answer = await login(behindProxy, { "x-request-id": Buffer.from(id).toString("latin1") });
      expect(answer.headers["x-request-id"]).toMatch(/^[\w-]{12}$/u);
    },
  );

  test("is a new one where no proxy is trusted, and each request has another", async () => {
    const ids = [await login(direct, { "x-request-id": given }), await login(direct, { "x-request-id": given })].map(
      ({ headers }) => headers["x-request-id"],
    );
    expect(new Set([...ids, given]).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/u);
  });

  test("is answered to a request that is no HTTP path", async () => {
    const socket = connect(direct.port, "127.0.0.1");
    await once(socket, "connect");
    socket.end(`GET /%zz HTTP/1.1\r\nHost: ${fixture.sites[0]!.hosts[0]!}\r\nConnection: close\r\n\r\n`);
    expect(await readText(socket)).toMatch(/^x-request-id: [\w-]{12}\r$/mu);
  });
});

test("the trace of a trusted proxy is named in the log, and another's is not", async () => {
  const trusted = await login(behindProxy, { traceparent });
  const other = await login(direct, { traceparent });
  await expect
    .poll(() => linesOf(behindProxy, trusted.headers["x-request-id"] as string))
    .toMatchObject([{ traceId, msg: "answered" }]);
  await expect
    .poll(() => linesOf(direct, other.headers["x-request-id"] as string).map((line) => "traceId" in line))
    .toEqual([false]);
});
