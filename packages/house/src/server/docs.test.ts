import { createHash } from "node:crypto";
import { actions, calls } from "@livery/contract";
import { panelCalls } from "@livery/contract/panel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handlers } from "../api/api.handlers.ts";
import { startTestHouse, type TestHouse } from "../testing/house.ts";

let house: TestHouse;
beforeAll(async () => void (house = await startTestHouse()));
afterAll(() => house.close());

test("/docs lists every call and the number of served ones", async () => {
  const { status, text, headers } = await house.visitor().send("/docs");
  expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  for (const [key, row] of Object.entries({ ...calls, ...panelCalls }))
    expect(text).toContain(`<td><code>${key}</code></td><td><code>${row.method} ${row.path}</code></td>`);
  const all = Object.keys(calls).length + Object.keys(panelCalls).length;
  expect(text).toContain(
    `${all} calls, ${Object.keys(handlers).length + Object.keys(panelCalls).length} of them served`,
  );
});

test("/docs shows the action that guards each panel call, and the permissions in the table's notation and in words", async () => {
  const { text } = await house.visitor().send("/docs");
  expect(text).toContain(
    '<a href="#user.services"><code>user.services</code></a>: sub-dealer, dealer, operator, admin',
  );
  for (const action of actions) expect(text).toContain(`<tr id="${action}">`);
  expect(text).toContain("<td><code>cg</code> what lies directly below his dealer, where his dealer's flag is on</td>");
});

test("/docs has a content security policy with its one style sheet by hash and nothing else", async () => {
  const { text, headers } = await house.visitor().send("/docs");
  const style = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? "";
  expect(headers["content-security-policy"]).toBe(
    `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; frame-ancestors 'none'`,
  );
  expect(text).not.toMatch(/<script| style=| on\w+=|https?:\/\//);
});

test("/docs/openapi.json has an operation for every call", async () => {
  const { status, body } = await house.visitor().send("/docs/openapi.json");
  const { openapi, paths } = body as { openapi: string; paths: Record<string, Record<string, object>> };
  expect(status).toBe(200);
  expect(openapi).toMatch(/^3\./);
  for (const row of Object.values({ ...calls, ...panelCalls }))
    expect(Object.keys(paths[row.path] ?? {})).toContain(row.method.toLowerCase());
});
