import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright";
import { cutAround } from "./compare.ts";
import { kindTitles, type Row } from "./pictures-rows.ts";

export interface Report {
  readonly rows: readonly Row[];
  /** The commit that was compared with. */
  readonly since: string;
  readonly sheets: number;
}

/** Pairs in the contact sheet: a taller picture than these make opens nowhere. */
const mostPairs = 60;
const contactId = "contact";

/** A part of a sheet before and after, as the contact sheet has it. */
interface Cut {
  readonly row: Row;
  readonly before: string | null;
  readonly after: string | null;
}

/** Writes `report.html` and `contact-sheet.png` into a folder; returns their paths. */
export async function writeReport(browser: Browser, folder: string, report: Report): Promise<readonly string[]> {
  mkdirSync(folder, { recursive: true });
  const html = join(folder, "report.html");
  const png = join(folder, "contact-sheet.png");
  const cuts = await cutsOf(folder, report.rows);
  writeFileSync(html, pageOf(folder, report, cuts));
  if (cuts.length === 0) return [html];
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await page.goto(pathToFileURL(resolve(html)).href);
  await page.locator(`#${contactId}`).screenshot({ path: png });
  await page.close();
  return [html, png];
}

async function cutsOf(folder: string, rows: readonly Row[]): Promise<readonly Cut[]> {
  const shown = rows
    .flatMap((row) => (row.kind === "changed" || row.kind === "added" ? [row] : []))
    .slice(0, mostPairs);
  return Promise.all(
    shown.map(async (row) => {
      const cut = async (side: "before" | "after", sheet: string) => {
        const file = join(folder, "cuts", row.skin, `${row.id}-${side}.png`);
        await cutAround(sheet, row.kind === "changed" ? row.box : { left: 0, top: 0, width: 640, height: 320 }, file);
        return file;
      };
      return {
        row,
        before: row.kind === "changed" ? await cut("before", row.before) : null,
        after: await cut("after", row.after),
      };
    }),
  );
}

function pageOf(folder: string, { rows, since, sheets }: Report, cuts: readonly Cut[]): string {
  const link = (path: string) => relative(folder, path).split("/").map(encodeURIComponent).join("/");
  const figure = (title: string, path: string | null, loading: "lazy" | "eager") =>
    path === null
      ? `<figure><figcaption>${title}</figcaption></figure>`
      : `<figure><figcaption>${title}</figcaption><a href="${link(path)}"><img loading="${loading}" alt="" src="${link(path)}"></a></figure>`;
  const heading = (row: Row) => `<h3>${safe(row.id)} <small>${safe(row.skin)} ${safe(noteOf(row))}</small></h3>`;
  const pairs = cuts.map(
    ({ row, before, after }) =>
      `<article>${heading(row)}<div>${figure("before", before, "eager")}${figure("after", after, "eager")}</div></article>`,
  );
  const whole = (row: Row) => {
    if (row.kind === "changed" || row.kind === "unsteady")
      return (["before", "after", "difference"] as const).map((side) => figure(side, row[side], "lazy")).join("");
    return row.kind === "added" ? figure("after", row.after, "lazy") : "";
  };
  const sections = Object.entries(kindTitles).flatMap(([kind, title]) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    const articles = ofKind.map((row) => `<article>${heading(row)}<div>${whole(row)}</div></article>`);
    return ofKind.length === 0 ? [] : [`<h2>${title}: ${ofKind.length}</h2>${articles.join("")}`];
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changed looks</title><style>${style}</style>
<h1>Changed looks</h1><p>${sheets} sheets compared with those of ${safe(since)}.</p>
<section id="${contactId}">${pairs.join("")}</section>
${sections.join("\n")}</html>
`;
}

function noteOf(row: Row): string {
  if (row.kind === "changed" || row.kind === "unsteady") return `${row.pixels} pixels`;
  if (row.kind === "broken") return row.note;
  return row.kind === "added" ? "new" : "";
}

const safe = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const style =
  "body{font:16px/1.5 system-ui;margin:2rem;background:#f4f4f5;color:#18181b}article{background:#fff;padding:1rem;margin:1rem 0;border-radius:8px}" +
  "h3{margin:0 0 .5rem}small{font-weight:400;color:#52525b}article div{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:1rem}" +
  `figure{margin:0}img{width:100%;border:1px solid #d4d4d8}#${contactId}{display:grid;grid-template-columns:1fr 1fr;gap:1rem;background:inherit}` +
  `#${contactId} article{margin:0}#${contactId} article div{grid-template-columns:1fr 1fr}`;
