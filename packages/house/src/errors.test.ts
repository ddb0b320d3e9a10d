import { expect, test } from "vitest";
import { fileSystemError, HouseAlreadyRunning, HouseError } from "./errors.ts";

test.each([
  ["ENOSPC", "no_disk_space", /No disk space is left for \/data/, /Free some space/],
  ["EACCES", "no_permission", /may not write to \/data/, /DATABASE_URL/],
  ["EROFS", "no_permission", /may not write to \/data/, /DATABASE_URL/],
] as const)("%s is reported as %s, with the folder and the next step", (code, expected, message, next) => {
  const error = fileSystemError(Object.assign(new Error("x"), { code }), "/data");
  expect(error).toBeInstanceOf(HouseError);
  expect(error).toMatchObject({
    code: expected,
    message: expect.stringMatching(message),
    next: expect.stringMatching(next),
  });
});

test("errors that are not about disk space or permissions are unchanged", () => {
  const error = new Error("x");
  expect(fileSystemError(error, "/data")).toBe(error);
  const already = new HouseAlreadyRunning(42, 4300);
  expect(fileSystemError(already, "/data")).toBe(already);
});
