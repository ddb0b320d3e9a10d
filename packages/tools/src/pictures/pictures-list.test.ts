import { expect, test } from "vitest";
import { recorded } from "./pictures-list.ts";
import type { Row } from "./pictures-rows.ts";

const since = "0123456789abcdef0123456789abcdef01234567";
const head = "# Accepted looks\n\n- 2026-11-20: how everything looked when pictures began\n";

const changed = (id: string, skin: string): Row => ({
  id,
  skin,
  kind: "changed",
  pixels: 12,
  box: { left: 0, top: 0, width: 1, height: 1 },
  before: "",
  after: "",
  difference: "",
});
const line = (rows: readonly Row[], text = head, date = "2026-11-27") =>
  recorded(text, { date, since, stories: 40, rows });

test("a comparison is one line: date, commit, number of stories, and which of them differ in which skins", () => {
  const rows: Row[] = [
    changed("kit-button--primary", "harbour"),
    changed("kit-button--primary", "arcade"),
    { id: "kit-chip--new", skin: "harbour", kind: "added", after: "" },
  ];
  expect(line(rows)).toBe(
    `${head}- 2026-11-27, since 0123456789ab: 2 of 40 stories differ: kit-button--primary (harbour, arcade), kit-chip--new (harbour, new)\n`,
  );
});

test("a later comparison with the same commit replaces the line, and removes it when nothing differs", () => {
  const first = line([changed("kit-button--primary", "harbour")]);
  const second = line([changed("kit-chip--on", "arcade")], first, "2026-11-28");
  expect(second).toBe(`${head}- 2026-11-28, since 0123456789ab: 1 of 40 stories differ: kit-chip--on (arcade)\n`);
  expect(line([], second)).toBe(head);
});

test("unsteady, broken and removed stories are not recorded", () => {
  const rows: Row[] = [
    { ...changed("a", "harbour"), kind: "unsteady" } as Row,
    { id: "b", skin: "harbour", kind: "broken", note: "failed" },
    { id: "c", skin: "", kind: "gone" },
  ];
  expect(line(rows)).toBe(head);
});

test("a line names at most 40 stories and the number of the others", () => {
  const rows = Array.from({ length: 55 }, (_, at) => changed(`story-${at}`, "harbour"));
  expect(line(rows)).toMatch(/55 of 40 stories differ: story-0 .*story-39 \(harbour\), and 15 more\n$/u);
});
