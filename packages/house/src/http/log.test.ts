import { expect, test } from "vitest";
import { createLog } from "./log.ts";

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog({ destination: { write: (line: string) => void lines.push(line) } }));
  return lines.join("");
}

test("secrets are redacted wherever their usual names occur", () => {
  const text = logged((log) => {
    log.info(
      {
        password: "s3cret",
        req: {
          headers: { cookie: "s3cret", authorization: "s3cret", "set-cookie": "s3cret" },
          query: { token: "s3cret" },
        },
      },
      "a",
    );
    log.info(
      { payload: { currentPassword: "s3cret", newPassword: "s3cret" }, siteKey: "s3cret", databaseUrl: "s3cret" },
      "b",
    );
  });
  expect(text).toContain("[redacted]");
  expect(text).not.toContain("s3cret");
});

test("a database error is logged without the row that it quotes", () => {
  const error = Object.assign(new Error("violates check"), {
    code: "23514",
    constraint: "floor",
    detail: "Failing row contains (s3cret).",
    parameters: ["s3cret"],
  });
  const text = logged((log) => log.error({ err: new Error("outer", { cause: error }) }, "failed"));
  expect(text).toContain("23514");
  expect(text).toContain("floor");
  expect(text).not.toContain("s3cret");
});
