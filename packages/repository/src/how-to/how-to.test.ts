import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pages } from "./pages.ts";
import { copyTree, type Tree } from "./tree.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const folder = join(root, "docs/how-to");
const isNightly = process.env["LIVERY_NIGHTLY"] === "1";
const diffs = new Map(Object.keys(pages).map((page) => [page, diffOf(page)]));

/** The diff that a page shows; empty if it shows none. */
function diffOf(page: string): string {
  const text = readFileSync(join(folder, `${page}.md`), "utf8");
  return /```diff\n([^]*?)```\n/u.exec(text)?.[1] ?? "";
}

/** The paths that a diff adds or changes. */
function pathsOf(diff: string): readonly string[] {
  return [...diff.matchAll(/^\+\+\+ b\/(.+)$/gmu)].map(([, path = ""]) => path);
}

const mend = (page: string, why: string): string => `Mend the diff of docs/how-to/${page}.md: ${why}`;

let tree: Tree;
/** What git says of each diff against the repository as it is; empty for one that fits. */
const refused = new Map<string, string>();
beforeAll(() => {
  tree = copyTree(root, realpathSync(mkdtempSync(join(tmpdir(), "livery-how-to-"))));
  for (const [page, diff] of diffs)
    refused.set(page, diff === "" ? "it shows none" : tree.apply(diff, { check: true }));
  // Each fits the repository without the others. They touch different places, so that one copy and one compilation serve all of them.
  for (const [page, diff] of diffs) if (refused.get(page) === "") refused.set(page, tree.apply(diff));
}, 120_000);
afterAll(() => rmSync(tree.folder, { recursive: true, force: true }), 120_000);

test("every page of docs/how-to is tested, and named by its README", () => {
  const written = readdirSync(folder).filter((file) => file !== "README.md");
  expect(written.toSorted()).toEqual(
    Object.keys(pages)
      .map((page) => `${page}.md`)
      .toSorted(),
  );
  const index = readFileSync(join(folder, "README.md"), "utf8");
  expect(written.filter((file) => !index.includes(`](${file})`))).toEqual([]);
});

test.each(Object.keys(pages))("the diff of docs/how-to/%s.md applies", (page) => {
  expect(refused.get(page), mend(page, "it does not apply to the repository any more")).toBe("");
});

test("the diffs compile", () => {
  const files = [...diffs.values()].flatMap(pathsOf).filter((path) => /\.tsx?$/u.test(path));
  const errors = tree.typecheck(files);
  const faulty = [...diffs].filter(([, diff]) => pathsOf(diff).some((path) => errors.includes(path)));
  expect(errors, mend(faulty.map(([page]) => page).join(", "), "it does not compile")).toBe("");
}, 300_000);

const trials = Object.entries(pages).flatMap(([page, all]) =>
  all.map((trial) => ({ page, folder: trial.package, trial })),
);
test.each(trials.filter(({ trial }) => isNightly || trial.isSlow !== true))(
  "docs/how-to, $page: the tests of $folder pass with its diff",
  ({ page, trial }) => {
    const output = tree.test(trial.package, trial.files, trial.project);
    expect(output, mend(page, "the tests that it changes fail")).toBe("");
  },
  600_000,
);
