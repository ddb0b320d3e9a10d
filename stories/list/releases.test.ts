import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { releases } from "./releases.ts";

const root = mkdtempSync(join(tmpdir(), "livery-releases-"));
const write = (file: string, content: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
};
const changelog = (name: string, sections: string): void => {
  write(`packages/${name}/package.json`, JSON.stringify({ name: `@livery/${name}` }));
  write(`packages/${name}/CHANGELOG.md`, `# @livery/${name}\n\n${sections}`);
};

afterEach(() => rmSync(root, { recursive: true, force: true }));

test("the pending changesets are the next release, what is new before what is mended", () => {
  write(".changeset/README.md", "# Changesets");
  write(".changeset/a-fix.md", '---\n"@livery/ui": patch\n---\n\nA mended button.\n');
  write(".changeset/slip.md", '---\n"@livery/site": minor\n"@livery/ui": patch\n---\n\nA slip by `code`.\n');
  expect(releases(root)).toEqual([
    {
      version: null,
      changes: [
        { text: "A slip by `code`.", bump: "minor", packages: ["@livery/site", "@livery/ui"] },
        { text: "A mended button.", bump: "patch", packages: ["@livery/ui"] },
      ],
    },
  ]);
});

test("a change that several changelogs have is one change, and the newest release is first", () => {
  const shared = "- 1a2b3c4: A slip by code.\n\n  It can be shared.\n";
  changelog(
    "site",
    `## 0.10.0\n\n### Minor Changes\n\n${shared}\n## 0.9.0\n\n### Patch Changes\n\n- 5d6e7f8: A shorter name.\n`,
  );
  changelog("ui", `## 0.10.0\n\n### Patch Changes\n\n${shared}`);
  expect(releases(root)).toEqual([
    {
      version: "0.10.0",
      changes: [
        { text: "A slip by code.\n\nIt can be shared.", bump: "minor", packages: ["@livery/site", "@livery/ui"] },
      ],
    },
    { version: "0.9.0", changes: [{ text: "A shorter name.", bump: "patch", packages: ["@livery/site"] }] },
  ]);
});

test("a changeset that names no package is an error with its file", () => {
  write(".changeset/empty.md", "---\n---\n\nNothing.\n");
  expect(() => releases(root)).toThrow(".changeset/empty.md");
});
