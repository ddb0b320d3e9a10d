// Pictures of every story: each skin, both directions, three widths; drawn from this checkout and from an earlier commit by the same
// Chromium, and compared (docs/decisions/022). What differs is reported: a line each on stdout, `report.html` and
// `contact-sheet.png` in .livery/pictures, and a line in stories/accepted-looks.md where `CI` is not set. Only a story that cannot be
// drawn makes the exit code 1. What was drawn is cached: a run that was interrupted goes on where it was.
//
//   pnpm pictures [part of a story's id]       every story, or those with that part
//   pnpm pictures --changed [--most 40]        those that the change reaches, the nearest first
//   pnpm pictures --skins harbour,arcade       in these skins alone
//   pnpm pictures --within 90                  begins no further story after so many seconds of drawing
//   pnpm pictures --since REVISION             against another commit
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { launchChromium } from "../machine/chromium.ts";
import { ensureChromium } from "../machine/ensure-chromium.ts";
import { storiesOf, type StoryEntry } from "../storybook/serve.ts";
import { buildCommit, buildOnce, removeOthers } from "./books.ts";
import { type Repository, repositoryOf } from "./commits.ts";
import { bookOf, type Books, compareSheetsOf, drawMissing } from "./comparison.ts";
import { contentsOf, picturesOfSheet, type Sheet } from "./draw.ts";
import { recorded } from "./pictures-list.ts";
import { affectedStories } from "./affected-stories.ts";
import { writeReport } from "./report.ts";
import { countsOf, exitCodeOf, linesOf, type Row } from "./pictures-rows.ts";
import { isStorySource, list } from "./story-sources.ts";

const root = ".livery/pictures";
/** Stories that are drawn between two looks at the clock. */
const atOnce = 6;
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

const repository = repositoryOf(process.cwd());
const since = values.since === undefined ? repository?.baseCommit() : repository?.commitOf(values.since);
if (repository === null || since === null || since === undefined)
  console.log("pictures: the commit to compare with is not in this checkout; there is nothing to compare with.");
else await compareWith(repository, since);

async function compareWith(repository: Repository, commit: string): Promise<void> {
  const startedAt = performance.now();
  const changed = repository.changedSince(commit).filter(isStorySource);
  const keys = { now: repository.visualKeyOfCheckout(), before: repository.visualKeyOfCommit(commit) };
  if (values.changed && (changed.length === 0 || keys.now === keys.before)) {
    console.log(`pictures: nothing that a story shows has changed since ${commit.slice(0, 12)}.`);
    return;
  }
  ensureChromium();
  removeOthers(root, [keys.now, keys.before]);
  const [now, before] = [bookOf(root, keys.now), bookOf(root, keys.before)];
  await buildOnce(process.cwd(), now.book);
  const browser = await launchChromium();
  try {
    const { stories, skins: known } = await contentsOf(browser, now.book);
    const skins = chosenSkins(known);
    const chosen = chosenStories(stories, changed, now.book);
    const sheetsOf: SheetsOf = (some) => some.flatMap(({ id }) => skins.map((skin) => ({ id, skin })));
    const building = chosen.length > 0 ? isBuilt(buildCommit(repository, commit, before.book)) : Promise.resolve(false);
    const books = {
      browser,
      now,
      before: (await drawWhile(building, { browser, now }, chosen, sheetsOf)) ? before : null,
    };
    const { rows, comparedCount } = await compareWithin(chosen, sheetsOf, books);
    if (books.before !== null && !values.changed && positionals.length === 0) rows.push(...gone(before.book, stories));
    const sheets = comparedCount * skins.length;
    const files = await writeReport(browser, root, { rows, since: commit.slice(0, 12), sheets });
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const left = comparedCount < chosen.length ? ` (time was up; ${chosen.length} were to be compared)` : "";
    for (const line of linesOf(rows)) console.log(line);
    console.log(
      `pictures: ${comparedCount} of ${stories.length} stories${left}, ${sheets} sheets (${sheets * picturesOfSheet} pictures) against ${commit.slice(0, 12)}: ${countsOf(rows)}, ${seconds} s`,
    );
    if (rows.length > 0) console.log(`pictures: before and after are in ${files.join(" and ")}.`);
    const isWhole = values.since === undefined && positionals.length === 0 && books.before !== null;
    if (isWhole && !process.env["CI"]) record(commit, comparedCount, rows);
    process.exitCode = exitCodeOf(rows);
  } finally {
    await browser.close();
  }
}

type SheetsOf = (stories: readonly StoryEntry[]) => readonly Sheet[];

/** A commit whose Storybook cannot be built here refuses no change: its absence is reported. */
async function isBuilt(building: Promise<void>): Promise<boolean> {
  try {
    await building;
    return true;
  } catch (error) {
    console.error("pictures: the Storybook to compare with could not be built; nothing is compared.", error);
    return false;
  }
}

function chosenSkins(known: readonly string[]): readonly string[] {
  const skins = values.skins?.split(",") ?? known;
  const unknown = skins.find((skin) => !known.includes(skin));
  if (unknown !== undefined) throw new Error(`There is no skin ${unknown}: there are ${known.join(", ")}.`);
  return skins;
}

/** Draws this checkout's sheets while the other Storybook is built: a build leaves a core free. */
async function drawWhile(
  building: Promise<boolean>,
  { browser, now }: Pick<Books, "browser" | "now">,
  chosen: readonly StoryEntry[],
  sheetsOf: SheetsOf,
): Promise<boolean> {
  const queue = [...chosen];
  const ended = building.finally(() => queue.splice(0));
  while (queue.length > 0) await drawMissing(browser, now, sheetsOf(queue.splice(0, atOnce)));
  return ended;
}

function chosenStories(
  stories: readonly StoryEntry[],
  changed: readonly string[],
  book: string,
): readonly StoryEntry[] {
  const selected = stories.filter(({ id }) => id.includes(positionals[0] ?? ""));
  if (!values.changed) return selected;
  const order = new Map(affectedStories(book, changed).map((file, at) => [file, at]));
  const near = selected.flatMap((story) => {
    const at = order.get(story.importPath.replace(/^\.\//u, ""));
    return at === undefined ? [] : [{ story, at }];
  });
  const sorted = near.toSorted((one, other) => one.at - other.at).map(({ story }) => story);
  return sorted.slice(0, Number(values.most ?? sorted.length));
}

/** A few stories after the other where the time is limited; what is nearest to the change comes first. */
async function compareWithin(
  chosen: readonly StoryEntry[],
  sheetsOf: SheetsOf,
  books: Books,
): Promise<{ readonly rows: Row[]; readonly comparedCount: number }> {
  const until = performance.now() + Number(values.within ?? Infinity) * 1000;
  const step = values.within === undefined ? chosen.length : atOnce;
  const rows: Row[] = [];
  let comparedCount = 0;
  while (comparedCount < chosen.length && performance.now() < until) {
    const next = chosen.slice(comparedCount, comparedCount + step);
    rows.push(...(await compareSheetsOf(root, sheetsOf(next), books)));
    comparedCount += next.length;
  }
  return { rows, comparedCount };
}

function gone(book: string, stories: readonly StoryEntry[]): readonly Row[] {
  const left = new Set(stories.map(({ id }) => id));
  return storiesOf(book)
    .filter(({ id }) => !left.has(id))
    .map(({ id }) => ({ kind: "gone", id, skin: "" }));
}

function record(commit: string, stories: number, rows: readonly Row[]): void {
  const before = existsSync(list) ? readFileSync(list, "utf8") : "";
  const text = recorded(before, { date: new Date().toISOString().slice(0, 10), since: commit, stories, rows });
  if (text === before) return;
  writeFileSync(list, text);
  console.log(`pictures: ${list} has them too; commit it with the change.`);
}
