// The report of a comparison: one page, before, after and what differs of each sheet beside each other.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";

const kinds = {
  changed: "Changed",
  unsteady: "Unsteady: two drawings of the same code differ",
  broken: "Could not be drawn",
  added: "New",
  gone: "Gone",
};

/** Writes it. A row: kind, id, skin, and the files that there are of before, after and difference. */
export function writeReport(file, { rows, from, seen }) {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  const picture = (title, path) =>
    path === undefined
      ? ""
      : `<figure><figcaption>${title}</figcaption><a href="${link(path)}"><img loading="lazy" alt="" src="${link(path)}"></a></figure>`;
  const link = (path) => relative(folder, path).split("/").map(encodeURIComponent).join("/");
  const section = ([kind, title]) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    if (ofKind.length === 0) return "";
    const items = ofKind.map(
      (row) =>
        `<article><h3>${safe(row.id)} <small>${safe(row.skin)} ${safe(row.note ?? "")}</small></h3><div>${picture("before", row.before)}${picture("after", row.after)}${picture("difference", row.difference)}</div></article>`,
    );
    return `<h2>${title}: ${ofKind.length}</h2>${items.join("")}`;
  };
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changed looks</title><style>${style}</style>
<h1>Changed looks</h1><p>${seen} sheets compared with those of ${safe(from)}. <code>pnpm pictures accept "why"</code> and a commit let these stand.</p>
${Object.entries(kinds).map(section).join("\n")}</html>
`,
  );
}

const safe = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const style =
  "body{font:16px/1.5 system-ui;margin:2rem;background:#f4f4f5;color:#18181b}article{background:#fff;padding:1rem;margin:1rem 0;border-radius:8px}" +
  "h3{margin:0 0 .5rem}small{font-weight:400;color:#52525b}article div{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:1rem}" +
  "figure{margin:0}img{width:100%;border:1px solid #d4d4d8}";
