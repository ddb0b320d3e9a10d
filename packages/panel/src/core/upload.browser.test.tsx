import { expect, test } from "vitest";
import { upload } from "./upload.ts";

const body = "x".repeat(1_000_000);

test("an upload tells what it has sent, and answers as fetch does", async () => {
  const shares: number[] = [];
  const answer = await upload((share) => shares.push(share))("/nothing-here", { method: "POST", body });
  expect(answer.status).toBe((await fetch("/nothing-here", { method: "POST", body })).status);
  expect(shares.at(-1)).toBe(1);
});

test("an upload that is aborted rejects with the signal's reason, and one without a server as fetch does", async () => {
  const controller = new AbortController();
  const sending = upload(() => controller.abort("enough"))("/nothing-here", {
    method: "POST",
    body,
    signal: controller.signal,
  });
  await expect(sending).rejects.toBe("enough");
  await expect(upload(() => undefined)("http://127.0.0.1:1/", { method: "POST", body })).rejects.toThrow(TypeError);
});
