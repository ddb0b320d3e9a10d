import { CallError, type CallOptions, type ErrorCode } from "@livery/contract";
import type { PanelKey } from "@livery/contract/panel";
import { expect, test } from "vitest";
import { watchAnswers, type PanelClient } from "./client.ts";

/** A client that answers as it is told, and what was heard of it. */
function watched(answers: readonly (ErrorCode | "done")[], givesCode = true) {
  const sent: { readonly key: PanelKey; readonly idempotencyKey: string | undefined }[] = [];
  const news: string[] = [];
  const bare = {
    call: async (key: PanelKey, _: unknown, options?: CallOptions) => {
      const answer = answers[sent.length] ?? "done";
      sent.push({ key, idempotencyKey: options?.idempotencyKey });
      if (answer !== "done") throw new CallError(answer);
      return await Promise.resolve({});
    },
  } as unknown as PanelClient;
  const client = watchAnswers(bare, {
    reached: () => void news.push("reached"),
    expired: () => void news.push("expired"),
    requestFactor: () => {
      news.push("asked");
      return Promise.resolve(givesCode);
    },
  });
  return { client, sent, news };
}

test("An answered call reports that the server is reached", async () => {
  const { client, news } = watched(["done"]);
  await client.call("panelUsers", { filter: {} });
  expect(news).toEqual(["reached"]);
});

test("A call that needs a fresh second factor is repeated once with the same key", async () => {
  const { client, sent, news } = watched(["second_factor_needed", "done"]);
  await client.call("panelCouponCancel", { couponId: 1, reason: "wrong" });
  expect(news).toEqual(["asked", "reached"]);
  expect(sent).toHaveLength(2);
  expect(sent[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
});

test("The second factor is requested once, and without a code the call is not repeated", async () => {
  const twice = watched(["second_factor_needed", "second_factor_needed"]);
  await expect(twice.client.call("panelMe", {})).rejects.toMatchObject({ code: "second_factor_needed" });
  expect(twice.news).toEqual(["asked"]);
  const refused = watched(["second_factor_needed"], false);
  await expect(refused.client.call("panelMe", {})).rejects.toMatchObject({ code: "second_factor_needed" });
  expect(refused.sent).toHaveLength(1);
});

test("The end of a session is reported, except by the call that checks for a session", async () => {
  const ended = watched(["signed_out"]);
  await expect(ended.client.call("panelUsers", { filter: {} })).rejects.toMatchObject({ code: "signed_out" });
  expect(ended.news).toEqual(["expired"]);
  const whileSignedOut = watched(["signed_out"]);
  await expect(whileSignedOut.client.call("panelMe", {})).rejects.toMatchObject({ code: "signed_out" });
  expect(whileSignedOut.news).toEqual([]);
});
