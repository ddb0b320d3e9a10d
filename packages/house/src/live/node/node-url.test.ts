import { expect, it } from "vitest";
import { silentLog } from "../../log.ts";
import { nodeUrl, urlOf } from "./node-url.ts";

const warned: object[] = [];
const log = { ...silentLog, warn: (fields: object) => void warned.push(fields) };

it("a node's address is its setting, else where it listens, and an address for this machine only is logged", () => {
  expect(nodeUrl("http://10.0.0.5:4300", urlOf("127.0.0.1", 4300), log)).toBe("http://10.0.0.5:4300");
  expect(nodeUrl(undefined, urlOf("fd00::5", 4300), log)).toBe("http://[fd00::5]:4300");
  expect(warned).toEqual([]);
  for (const host of ["127.0.0.1", "::1", "localhost"]) nodeUrl(undefined, urlOf(host, 4300), log);
  expect(warned).toEqual([
    { url: "http://127.0.0.1:4300" },
    { url: "http://[::1]:4300" },
    { url: "http://localhost:4300" },
  ]);
});

it("a node that listens on all addresses needs its address as a setting", () => {
  for (const host of ["0.0.0.0", "::"])
    expect(() => nodeUrl(undefined, urlOf(host, 4300), log)).toThrow(expect.objectContaining({ code: "node_url" }));
  expect(nodeUrl("http://10.0.0.5:4300", urlOf("0.0.0.0", 4300), log)).toBe("http://10.0.0.5:4300");
});
