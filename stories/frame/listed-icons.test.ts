import { readFileSync } from "node:fs";
import { filesOfUiKit, importsOfUiKit } from "@livery/tools/kit-names";
import { expect, test } from "vitest";
import { uiKitIndex } from "../../.storybook/ui-kit-parts.ts";

const listed = readFileSync(new URL("listed-icons.ts", import.meta.url), "utf8");

test("every icon that the kit exports is listed", () => {
  const exported = [...filesOfUiKit(uiKitIndex).keys()].filter((name) => /^[a-z]\w*Icon$/u.test(name));
  expect(exported.length).toBeGreaterThan(5);
  const imported = importsOfUiKit(listed).flatMap(({ values }) => values.map(({ name }) => name));
  expect(imported.toSorted()).toEqual([...exported, "iconNames"].toSorted());
});
