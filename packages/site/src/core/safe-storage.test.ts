import { expect, test } from "vitest";
import { createSafeStorage } from "./safe-storage.ts";

test("a value that is written can be read", () => {
  const stored = new Map<string, string>();
  const storage = createSafeStorage(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }));
  expect(storage.write("slip", "[]")).toBe(true);
  expect(storage.read("slip")).toBe("[]");
  storage.remove("slip");
  expect(storage.read("slip")).toBeNull();
});

test("a browser that forbids storage loses the stored values and nothing else", () => {
  const storage = createSafeStorage(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(storage.write("slip", "[]")).toBe(false);
  expect(storage.read("slip")).toBeNull();
  expect(() => storage.remove("slip")).not.toThrow();
});
