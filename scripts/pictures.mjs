// Pictures of every story as tests: each skin, both directions, three widths; drawn from this checkout and from the commit
// whose looks were accepted, by the same Chromium, and compared. What differs is in .livery/pictures/report.html.
//
// What was drawn of this commit and of the accepted one is kept: a run that was stopped goes on where it was.
//
//   pnpm pictures [part of a story's id]       every story, or those with that part
//   pnpm pictures --changed [--most 40]        those that the change reaches, the nearest first
//   pnpm pictures --skins harbour,arcade       in these skins alone
//   pnpm pictures --within 90                  begins no further story after so many seconds of drawing
//   pnpm pictures --since REVISION             against another commit
//   pnpm pictures accept "why"                 lets the looks of the next commit stand
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  accept,
  acceptedCommit,
  buildCommit,
  buildOnce,
  cleanCommit,
  commitOf,
  filesChangedSince,
  removeOthers,
} from "./pictures/accepted.mjs";
import { compareSheets } from "./pictures/compare.mjs";
import { contentsOf, drawSheets, sheetOf, wayToDraw } from "./pictures/draw.mjs";
import { storiesReached } from "./pictures/reach.mjs";
import { writeReport } from "./pictures/report.mjs";

const root = ".livery/pictures";
const report = join(root, "report.html");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: "boolean" },
    most: { type: "string" },
    since: { type: "string" },
    skins: { type: "string" },
    within: { type: "string" },
  },
});

if (positionals[0] === "accept") {
  if (!positionals[1]) throw new Error('Say why the looks changed: pnpm pictures accept "rounder buttons".');
  console.log(`${accept(positionals[1])} has one line more: commit it with the change, and its looks stand.`);
} else await compareAll();

async function compareAll() {
  const startedAt = performance.now();
  const commit = values.since === undefined ? acceptedCommit() : commitOf(values.since);
  if (commit === null) {
    console.log("pictures: the commit whose looks were accepted is not in this checkout; nothing to compare with.");
    return;
  }
  const changed = filesChangedSince(commit);
  if (values.changed && !changed.some((file) => /^(packages|skins|stories)\//u.test(file))) {
    console.log("pictures: nothing that is seen has changed.");
    return;
  }
  const now = foldersOf(cleanCommit() ?? "now");
  const before = foldersOf(commit);
  removeOthers(root, commit);
  buildOnce(process.cwd(), now.book);
  const { stories, skins } = await contentsOf(now.book);
  const worn = values.skins?.split(",") ?? skins;
  const unknown = worn.find((skin) => !skins.includes(skin));
  if (unknown !== undefined) throw new Error(`There is no skin ${unknown}: ${skins.join(", ")}.`);
  const chosen = choose(stories, changed, now.book);
  if (chosen.length > 0) buildCommit(commit, before.book);
  const { rows, seen } = await compareWithin(chosen, worn, { now, before });
  if (!values.changed && positionals.length === 0) rows.push(...gone(before.book, stories));
  writeReport(report, { rows, from: commit.slice(0, 12), seen: seen * worn.length });
  const count = (kind) => rows.filter((row) => row.kind === kind).length;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(
    `pictures: ${seen} of ${stories.length} stories${seen < chosen.length ? ` (time was up; ${chosen.length} were to be looked at)` : ""}, ${seen * worn.length} sheets (${seen * worn.length * 6} pictures) against ${commit.slice(0, 12)}: ` +
      `${count("changed")} changed, ${count("unsteady")} unsteady, ${count("broken")} broken, ${count("added")} new, ${count("gone")} gone, ${seconds} s`,
  );
  if (count("changed") + count("broken") === 0) return;
  for (const { kind, id, skin, note } of rows)
    if (kind === "changed" || kind === "broken") console.error(`${kind} ${id} ${skin} ${note}`);
  console.error(`Look at ${report}; \`pnpm pictures accept "why"\` lets the looks of the next commit stand.`);
  process.exitCode = 1;
}

function foldersOf(name) {
  return { book: join(root, name, "book"), sheets: join(root, name, `sheets-${wayToDraw}`) };
}

function choose(stories, changed, book) {
  const wanted = stories.filter(({ id }) => id.includes(positionals[0] ?? ""));
  if (!values.changed) return wanted;
  const reached = storiesReached(book, changed);
  const order = new Map(reached.map((file, at) => [file, at]));
  const near = wanted
    .map((story) => ({ story, at: order.get(story.importPath.replace(/^\.\//u, "")) }))
    .filter(({ at }) => at !== undefined);
  const sorted = near.toSorted((one, other) => one.at - other.at).map(({ story }) => story);
  return sorted.slice(0, Number(values.most ?? sorted.length));
}

/** A few stories after the other where there is a time to keep to; what is nearest to the change comes first. */
async function compareWithin(chosen, worn, books) {
  const until = performance.now() + Number(values.within ?? Infinity) * 1000;
  const atOnce = values.within === undefined ? chosen.length : 6;
  const rows = [];
  let seen = 0;
  while (seen < chosen.length && performance.now() < until) {
    const next = chosen.slice(seen, seen + atOnce);
    rows.push(...(await compared({ pairs: next.flatMap(({ id }) => worn.map((skin) => ({ id, skin }))), ...books })));
    seen += next.length;
  }
  return { rows, seen };
}

async function compared({ pairs, now, before }) {
  const known = new Set(storiesIn(before.book));
  const [old, fresh] = [pairs.filter(({ id }) => known.has(id)), pairs.filter(({ id }) => !known.has(id))];
  const missing = (from, { sheets }) => from.filter((pair) => !existsSync(sheetOf(sheets, pair)));
  const drawnNow = await drawSheets(now.book, missing(pairs, now), now.sheets);
  const problems = [...drawnNow].filter(([, problem]) => problem !== null);
  await drawSheets(before.book, missing(old, before), before.sheets);
  const whole = old.filter((pair) => existsSync(sheetOf(now.sheets, pair)) && existsSync(sheetOf(before.sheets, pair)));
  const different = [];
  for (const pair of whole) {
    const files = filesOf(pair, now, before);
    const pixels = await compareSheets(files.before, files.after, files.difference);
    if (pixels > 0) different.push({ ...pair, ...files, pixels });
  }
  const rows = await judged(different, { now, before });
  rows.push(
    ...fresh.map((pair) => ({ ...pair, kind: "added", after: sheetOf(now.sheets, pair) })),
    ...problems.map(([file, note]) => ({ kind: "broken", id: file, skin: "", note })),
  );
  return rows;
}

function filesOf(pair, now, before) {
  return {
    before: sheetOf(before.sheets, pair),
    after: sheetOf(now.sheets, pair),
    difference: sheetOf(join(root, "differences"), pair),
  };
}

/** What differs is drawn once more: a story that differs from itself says nothing about the change. */
async function judged(different, { now, before }) {
  if (different.length === 0) return [];
  const again = { now: join(root, "again/now"), before: join(root, "again/before") };
  rmSync(join(root, "again"), { recursive: true, force: true });
  await drawSheets(now.book, different, again.now);
  await drawSheets(before.book, different, again.before);
  const rows = [];
  for (const { pixels, ...row } of different) {
    const same = async (one, other) =>
      existsSync(other) && (await compareSheets(one, other, join(root, "again/difference.png"))) === 0;
    const steady =
      (await same(row.after, sheetOf(again.now, row))) && (await same(row.before, sheetOf(again.before, row)));
    rows.push({ ...row, kind: steady ? "changed" : "unsteady", note: `${pixels} pixels` });
  }
  return rows;
}

function storiesIn(book) {
  return Object.keys(JSON.parse(readFileSync(join(book, "index.json"), "utf8")).entries);
}

function gone(book, stories) {
  const left = new Set(stories.map(({ id }) => id));
  return storiesIn(book)
    .filter((id) => !id.endsWith("--docs") && !left.has(id))
    .map((id) => ({ kind: "gone", id, skin: "" }));
}
