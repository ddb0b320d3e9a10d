import { CallError, type CallKey, calls, createClient } from "@livery/contract";
import { describe, expect, test } from "vitest";
import { type AnsweredCalls, houseFetch, type RecordedCall } from "./house-fetch.ts";

/** A client over a server with these answers, with the server's recorded calls and faults. */
function clientOver(answers: AnsweredCalls<CallKey>["answers"]) {
  const received: RecordedCall<CallKey>[] = [];
  const faults: string[] = [];
  const recorder = {
    received: (call: RecordedCall<CallKey>) => received.push(call),
    fault: (fault: string) => faults.push(fault),
  };
  const fetch = houseFetch({ rows: calls, answers }, recorder);
  return { client: createClient({ baseUrl: "", siteKey: "k", lang: () => "en", fetch }), faults, received };
}

describe("A fake server in place of the network", () => {
  test("records the calls that it receives, and answers through the call's codec", async () => {
    const sports = [{ sportId: 1, name: "Football", matchCount: 2 }];
    const { client, faults, received } = clientOver({ sports: () => sports });
    expect(await client.call("sports", {})).toEqual(sports);
    expect(received).toEqual([{ key: "sports", payload: {}, idempotencyKey: undefined }]);
    expect(faults).toEqual([]);
  });

  test("rejects a call that has no answer, and reports it", async () => {
    const { client, faults } = clientOver({});
    await expect(client.call("getSliders", {})).rejects.toMatchObject({
      code: "not_served",
      params: { key: "getSliders" },
    });
    expect(faults).toEqual(["nobody says what the call getSliders is answered"]);
  });

  test("reports an answer that no server could send", async () => {
    const slider = {
      sliderId: 1,
      title: "",
      image: "javascript:alert(1)",
      mobileImage: null,
      link: null,
      listOrder: 1,
    };
    const { client, faults } = clientOver({ getSliders: () => [slider] });
    await expect(client.call("getSliders", {})).rejects.toMatchObject({ code: "technical" });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/getSliders .* does not fit its row/);
  });

  test("refuses calls as the wire does, and can be unreachable as a network can", async () => {
    const refuse = (code: CallError["code"]) => (): never => {
      throw new CallError(code, { params: { retryAfter: 3 } });
    };
    const { client } = clientOver({ sports: refuse("busy"), matches: refuse("offline") });
    await expect(client.call("sports", {})).rejects.toMatchObject({ code: "busy", params: { retryAfter: 3 } });
    await expect(client.call("matches", { sportId: 1 })).rejects.toMatchObject({ code: "offline" });
  });

  test("a call without an answer ends when its caller aborts it", async () => {
    const { client } = clientOver({ sports: () => new Promise(() => undefined) });
    const leave = new AbortController();
    const pending = client.call("sports", {}, { signal: leave.signal });
    leave.abort(new Error("left the page"));
    await expect(pending).rejects.toThrow("left the page");
  });
});
