import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { filesOfUiKit } from "@livery/tools/kit-names";
import { byParts, uiKitIndex } from "../.storybook/ui-kit-parts.ts";

test("imports of the UI kit become imports of its files, on the same line, and imported types are dropped", () => {
  const code =
    'import {\n  Button,\n  type ButtonProps,\n  SkipLink as KitLink,\n} from "@livery/ui";\nconst here = 1;\n';
  const made = byParts(code, filesOfUiKit(uiKitIndex));
  const [, button = "", link = ""] =
    /^import \{ Button \} from "([^"]+)"; import \{ SkipLink as KitLink \} from "([^"]+)";$/mu.exec(made) ?? [];
  expect([button, link].map((file) => [file.split("/").slice(-2).join("/"), existsSync(file)])).toEqual([
    ["action/button.tsx", true],
    ["navigation/skip-link.tsx", true],
  ]);
  expect(made.split("\n").indexOf("const here = 1;")).toBe(code.split("\n").indexOf("const here = 1;"));
});

test("an import of an unknown name stays unchanged, and so do imports of types and of other entry points", () => {
  const code =
    'import { Nothing } from "@livery/ui";\nimport type { ButtonProps } from "@livery/ui";\nimport { vars } from "@livery/ui/contract";';
  expect(byParts(code, filesOfUiKit(uiKitIndex))).toBe(code);
});
