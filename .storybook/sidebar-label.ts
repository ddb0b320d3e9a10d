import type { API_HashEntry } from "storybook/internal/types";
import { readable } from "./readable.ts";

/** What a reader is told before using it; what is stable is not marked. */
const statuses = ["new", "deprecated"];

/** An entry of the sidebar: its name as words, and a component's or variant's status (`status-tags.ts`). */
export function sidebarLabel({ name, tags, type }: Pick<API_HashEntry, "name" | "tags" | "type">): string {
  const status = type === "component" ? statuses.find((each) => tags.includes(each)) : undefined;
  return status === undefined ? readable(name) : `${readable(name)} · ${status}`;
}
