import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { DocumentReader } from "../testing/document-reader.ts";
import { documentSteps } from "../testing/document-steps.ts";
import { databaseFolder } from "../testing/database-folder.ts";
import { atTheEnd } from "../testing/at-the-end.ts";

const pageNamed = (name: string): Promise<string> =>
  readFile(new URL(`../../../docs/start/${name}.md`, import.meta.url), "utf8");

test.each(["integrator", "operator", "designer"])(
  "every block of docs/start/%s.md works as it stands",
  async (name) => {
    const reader = new DocumentReader(await databaseFolder());
    atTheEnd(() => reader.endServer());
    const steps = documentSteps(await pageNamed(name));
    expect(steps.filter(({ kind }) => kind === "command").length).toBeGreaterThan(4);
    for (const step of steps) await expect(reader.take(step)).resolves.toBeUndefined();
  },
);
