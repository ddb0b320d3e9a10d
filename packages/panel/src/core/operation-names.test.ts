import { auditedOperations } from "@livery/contract/panel";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { operationName } from "./messages.ts";

test.each(["en", "fa", "tr", "de"])("every audited operation has its text in %s", (language) => {
  const file = new URL(`../../../i18n/src/messages/${language}/panel.json`, import.meta.url);
  const { operation } = JSON.parse(readFileSync(file, "utf8")) as { operation: Record<string, string> };
  expect(Object.keys(operation).toSorted()).toEqual(auditedOperations.map(operationName).toSorted());
});
