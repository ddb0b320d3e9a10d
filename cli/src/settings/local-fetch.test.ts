import { expect, test } from "vitest";
import { connectable } from "./local-fetch.ts";

test.each([
  ["http://nordwind.localhost:4300", "http://127.0.0.1:4300"],
  ["http://localhost:4300", "http://127.0.0.1:4300"],
  ["https://house.example:8443", "https://house.example:8443"],
])("a connection to %s goes to %s", (url, origin) => {
  expect(connectable(new URL(url)).origin).toBe(origin);
});
