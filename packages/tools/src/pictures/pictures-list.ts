import type { Row } from "./pictures-rows.ts";

/** What a comparison records. */
export interface Comparison {
  /** ISO date. */
  readonly date: string;
  /** The commit that was compared with. */
  readonly since: string;
  /** How many stories were compared. */
  readonly stories: number;
  readonly rows: readonly Row[];
}

/** Names in one line; a change of a colour reaches hundreds of stories. */
const most = 40;

/**
 * The list with the line of a comparison. A line is known by the commit it was compared with: while a change is being made, its line
 * is replaced, and removed once nothing differs.
 */
export function recorded(text: string, { date, since, stories, rows }: Comparison): string {
  const commit = since.slice(0, 12);
  const others = text
    .trimEnd()
    .split("\n")
    .filter((line) => !line.includes(`, since ${commit}: `));
  const differing = rows.filter(({ kind }) => kind === "changed" || kind === "added");
  const skins = Map.groupBy(differing, ({ id }) => id);
  if (skins.size === 0) return `${others.join("\n")}\n`;
  const names = [...skins].map(([id, found]) => `${id} (${found.map(nameOf).join(", ")})`);
  const rest = names.length > most ? `, and ${names.length - most} more` : "";
  const line = `- ${date}, since ${commit}: ${skins.size} of ${stories} stories differ: ${names.slice(0, most).join(", ")}${rest}`;
  return `${others.join("\n")}\n${line}\n`;
}

const nameOf = ({ kind, skin }: Row): string => (kind === "added" ? `${skin}, new` : skin);
