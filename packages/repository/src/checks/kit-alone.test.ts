import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** What oxlint, as this project is linted, says of a component. */
function linted(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "livery-kit-alone-"));
  try {
    const file = join(folder, "planted.tsx");
    writeFileSync(file, text);
    return spawnSync(join(root, "node_modules/.bin/oxlint"), ["-c", ".oxlintrc.json", file], {
      cwd: root,
      encoding: "utf8",
    }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each(["button", "select", "input", "textarea", "details", "dialog", "progress", "meter"])(
  "a plain <%s> is a lint error that names the component of the UI kit",
  (element) => {
    expect(linted(`export const Planted = () => <${element} />;\n`)).toMatch(
      new RegExp(`<${element}> is forbidden[^]*The kit has`, "u"),
    );
  },
);

test("components of the UI kit are no lint error", () => {
  expect(
    linted('import { Button } from "@livery/ui";\nexport const Planted = () => <Button>On</Button>;\n'),
  ).not.toContain("is forbidden");
});
