import { createLogger } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { devLog } from "./dev-log.ts";

test("an error that is in none of the brand's files keeps Vite's words, and its colours at a terminal alone", () => {
  const error = vi.fn<Console["error"]>();
  const log = devLog("/brands/harbour", createLogger("error", { console: { ...console, error } }));
  const coloured = "\u001B[31mhttp proxy error\u001B[39m";
  const printed = (): unknown => {
    log.error(coloured);
    return error.mock.lastCall?.[0];
  };
  expect(printed()).toBe("http proxy error");
  showOn({ isTTY: true, hasColors: () => true });
  expect(printed()).toBe(coloured);
  showOn({ isTTY: true, hasColors: () => false });
  expect(printed()).toBe("http proxy error");
});

/** Makes the standard error another stream to the end of the test. */
function showOn(stream: Pick<NodeJS.WriteStream, "isTTY" | "hasColors">): void {
  for (const [name, value] of Object.entries(stream)) {
    const before = Object.getOwnPropertyDescriptor(process.stderr, name);
    Object.defineProperty(process.stderr, name, { value, configurable: true });
    onTestFinished(() => {
      if (before === undefined) Reflect.deleteProperty(process.stderr, name);
      else Object.defineProperty(process.stderr, name, before);
    });
  }
}
