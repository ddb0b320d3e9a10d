import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Bump = "major" | "minor" | "patch";

/** One change of a release, as its changeset tells it to its readers. */
export interface Change {
  readonly text: string;
  readonly bump: Bump;
  /** Packages that the change is in: `@livery/site`. */
  readonly packages: readonly string[];
}

/** A release with its changes, the largest first. */
export interface Release {
  /** Null for the next one, which is not released yet. */
  readonly version: string | null;
  readonly changes: readonly Change[];
}

const rank: readonly Bump[] = ["major", "minor", "patch"];

/** The releases of a repository, the newest first: the pending changesets, and what the changelogs of the packages say. */
export function releases(root: string): readonly Release[] {
  const released = new Map<string, Map<string, Change>>();
  for (const { changelog, name } of changelogsIn(root))
    for (const { version, changes } of releasesIn(changelog, name)) {
      const known = released.get(version) ?? new Map<string, Change>();
      released.set(version, known);
      for (const change of changes) known.set(change.text, merged(change, known.get(change.text)));
    }
  const versions = [...released].toSorted(([one], [other]) => other.localeCompare(one, "en", { numeric: true }));
  return [
    { version: null, changes: ordered(pendingIn(root)) },
    ...versions.map(([version, changes]) => ({ version, changes: ordered([...changes.values()]) })),
  ].filter(({ changes }) => changes.length > 0);
}

const ordered = (changes: readonly Change[]): readonly Change[] =>
  changes.toSorted((one, other) => rank.indexOf(one.bump) - rank.indexOf(other.bump));

/** A change that two changelogs have is one change of both packages. */
function merged(change: Change, known: Change | undefined): Change {
  if (known === undefined) return change;
  const bump = rank.find((each) => each === change.bump || each === known.bump) ?? change.bump;
  return { text: change.text, bump, packages: [...known.packages, ...change.packages].toSorted() };
}

function pendingIn(root: string): readonly Change[] {
  const folder = join(root, ".changeset");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md") && file !== "README.md")
    .toSorted()
    .map((file) => pendingChange(file, readFileSync(join(folder, file), "utf8")));
}

/** Throws where a changeset is none: whoever writes one sees it at once. */
function pendingChange(file: string, content: string): Change {
  const [, head = "", text = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/u.exec(content) ?? [];
  const bumps = [...head.matchAll(/^["']?(@?[\w/-]+)["']?: *(major|minor|patch)$/gmu)];
  if (bumps.length === 0)
    throw new Error(`.changeset/${file} names no package: begin it with --- and "@livery/…": minor`);
  const bump = rank.find((each) => bumps.some(([, , one]) => one === each)) ?? "patch";
  return { text: text.trim(), bump, packages: bumps.map(([, name = ""]) => name).toSorted() };
}

function changelogsIn(root: string): readonly { readonly name: string; readonly changelog: string }[] {
  const packages = join(root, "packages");
  const folders = [
    ...(existsSync(packages) ? readdirSync(packages).map((name) => join(packages, name)) : []),
    join(root, "cli"),
    join(root, "skins"),
  ];
  return folders.flatMap((folder) => {
    const changelog = join(folder, "CHANGELOG.md");
    if (!existsSync(changelog)) return [];
    const { name } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { readonly name: string };
    return [{ name, changelog: readFileSync(changelog, "utf8") }];
  });
}

/** The releases of one package's changelog, as `changeset version` writes it. */
function releasesIn(changelog: string, name: string) {
  return changelog
    .split(/^## (?=\d)/mu)
    .slice(1)
    .map((section) => ({ version: /^\S+/u.exec(section)?.[0] ?? "", changes: changesIn(section, name) }));
}

function changesIn(section: string, name: string): readonly Change[] {
  return section.split(/^### (?=Major|Minor|Patch)/mu).flatMap((part) => {
    const bump = rank.find((each) => part.toLowerCase().startsWith(each));
    if (bump === undefined) return [];
    return part
      .split(/^- /mu)
      .slice(1)
      .map((item) => ({ text: withoutCommit(item), bump, packages: [name] }));
  });
}

/** The text of an item without the commit that it begins with and without its indentation. */
const withoutCommit = (item: string): string =>
  item
    .replace(/^[0-9a-f]{7,40}: /u, "")
    .replaceAll(/^ {2}/gmu, "")
    .trim();
