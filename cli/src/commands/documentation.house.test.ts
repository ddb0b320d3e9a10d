import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { DocumentReader } from "../testing/document-reader.ts";
import { documentSections } from "../testing/document-steps.ts";
import { databaseFolder } from "../testing/database-folder.ts";
import { atTheEnd } from "../testing/at-the-end.ts";

const sectionsOf = (name: string) =>
  documentSections(readFileSync(new URL(`../../../docs/start/${name}.md`, import.meta.url), "utf8"));

describe.each(["integrator", "operator", "designer"])("docs/start/%s.md works as it stands:", (name) => {
  const sections = sectionsOf(name).filter(({ steps }) => steps.length > 0);
  let reader: DocumentReader | undefined;
  /** One reader takes the whole page, in one folder. */
  const theReader = async (): Promise<DocumentReader> => {
    if (reader !== undefined) return reader;
    const made = new DocumentReader(await databaseFolder());
    atTheEnd(() => made.endServer());
    return (reader = made);
  };

  test("it has commands", () => {
    const steps = sections.flatMap((section) => section.steps);
    expect(steps.filter(({ kind }) => kind === "command").length).toBeGreaterThan(4);
  });

  test.each(sections)("$title", async ({ steps }) => {
    const at = await theReader();
    for (const step of steps) await expect(at.take(step)).resolves.toBeUndefined();
  });
});
