import { expect, test } from "vitest";
import { inProduction } from "./vite-run.ts";

test("of two builds that overlap the second is one for production to its end", async () => {
  const before = process.env["NODE_ENV"];
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const one = inProduction(() => first.promise);
  const other = inProduction(async () => {
    await second.promise;
    return process.env["NODE_ENV"];
  });
  first.resolve();
  await one;
  second.resolve();
  expect(await other).toBe("production");
  expect(process.env["NODE_ENV"]).toBe(before);
});
