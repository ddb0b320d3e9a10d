import { calls, decodePayload, encodeResult } from "@livery/contract";

/** A house reads what a browser has sent, in the names of the wire. A wrong or unknown field throws a CallError with its path. */
export const { payload } = decodePayload(calls.getPage, { pageid: 7, lang: "en" });
// payload: { pageId: 7 }

/** It answers in the names of the model; the row writes those of the wire. */
export const answer = encodeResult(calls.getPage, {
  pageId: payload.pageId,
  title: "About us",
  html: "<p>Since 1998.</p>",
  updatedAt: "2026-11-20T00:00:00Z",
});
// answer: { status: 1, results: { pageid: 7, title: "About us", content: "<p>Since 1998.</p>", … } }
