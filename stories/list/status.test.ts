import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { guided } from "../guidance/all.ts";
import { searchedTitleOf, shownVariants } from "./shown.ts";
import { componentStatus, type Status, variantStatus } from "./status.ts";
import { statusOf, statusText } from "./status-of.ts";

const manifest = readFileSync(new URL("../../cli/package.json", import.meta.url), "utf8");
const { version } = JSON.parse(manifest) as { readonly version: string };

const everyStatus: readonly Status[] = [
  ...Object.values(componentStatus),
  ...Object.values(variantStatus).flatMap((names) =>
    Object.values<Readonly<Record<string, Status>>>(names).flatMap((variants) => Object.values(variants)),
  ),
];

test("every component of the kit and every variant has a status, and nothing else has", () => {
  expect(Object.keys(componentStatus).toSorted()).toEqual(guided.map(({ name }) => name).toSorted());
  expect(guided.filter(({ title }) => statusOf(title) === undefined)).toEqual([]);
  const variants = shownVariants().filter(({ variant }) => variant !== null);
  expect(variants.filter((each) => statusOf(searchedTitleOf(each)) === undefined)).toEqual([]);
  expect(["Introduction", "Foundations/Colours", "Screens/Chat (support)"].map(statusOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("nothing is new for longer than one release", () => {
  const numberOf = (text: string): number => {
    const [major = 0, minor = 0] = text.split(".").map(Number);
    return major * 1_000 + minor;
  };
  expect(everyStatus.filter(({ name, since }) => name === "new" && numberOf(since) < numberOf(version))).toEqual([]);
});

test("a status is said with its version, and a deprecated one with what replaces it", () => {
  expect(statusText({ name: "new", since: "0.2.0" })).toBe("New since 0.2.0");
  expect(statusText({ name: "deprecated", since: "1.1.0", instead: "Menu" })).toBe(
    "Deprecated since 1.1.0. Use Menu instead.",
  );
});
