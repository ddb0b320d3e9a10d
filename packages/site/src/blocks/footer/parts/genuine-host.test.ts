import { expect, test } from "vitest";
import { isGenuine } from "./genuine-host.ts";

test.each([
  ["harbour.example", "harbour.example"],
  ["harbour.example", "https://Harbour.example:4300/en"],
  ["m.harbour.example", "harbour.example"],
  ["www.harbour.example", "harbour.example"],
])("§1 %s is the genuine site of %s", (host, domain) => {
  expect(isGenuine(host, domain)).toBe(true);
});

test.each([
  ["harbour.example.evil.test", "harbour.example"],
  ["harbour-example.test", "harbour.example"],
  ["mharbour.example", "harbour.example"],
  ["127.0.0.1", "harbour.example"],
])("§1 %s is not the genuine site of %s", (host, domain) => {
  expect(isGenuine(host, domain)).toBe(false);
});
