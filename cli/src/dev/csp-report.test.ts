import { Readable } from "node:stream";
import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { readReport } from "./csp-report.ts";

const request = (body: string) => Readable.from([body]) as IncomingMessage;

test("a policy report is printed in one line, and anything else is ignored", async () => {
  const report = {
    "csp-report": {
      "effective-directive": "style-src-attr",
      "blocked-uri": "inline",
      "source-file": "http://x/a.js",
      "line-number": 3,
    },
  };
  expect(await readReport(request(JSON.stringify(report)))).toBe("style-src-attr inline in http://x/a.js:3");
  expect(await readReport(request("{"))).toBeUndefined();
  expect(await readReport(request("{}"))).toBeUndefined();
  expect(await readReport(request("x".repeat(20_000)))).toBeUndefined();
});
