import { shownVariants, titleOf } from "./shown.ts";
import { componentStatus, type Status, variantStatus } from "./status.ts";

/** Variants by their title in the sidebar, without the words that it is searched by. */
const byTitle: ReadonlyMap<string, Status> = new Map(
  shownVariants().flatMap((shownVariant) => {
    const { kind, name, variant } = shownVariant;
    const all: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Status>>>>>> = variantStatus;
    const status = all[kind]?.[name]?.[variant ?? ""];
    return status === undefined ? [] : [[titleOf(shownVariant), status] as const];
  }),
);

/** The status of the component or variant that a title of stories names (`Kit/Action/Button`); undefined for everything else. */
export function statusOf(title: string): Status | undefined {
  const [group, ...parts] = title.replaceAll(/ \([^)]*\)/gu, "").split("/");
  if (group === "Kit" || (group === "Foundations" && parts.at(-1) === "Icon"))
    return componentStatus[parts.at(-1) ?? ""];
  return byTitle.get([group, ...parts].join("/"));
}

/** “New since 0.1.0”. */
export function statusText(status: Status): string {
  const text = `${status.name.charAt(0).toUpperCase()}${status.name.slice(1)} since ${status.since}`;
  return status.name === "deprecated" ? `${text}. Use ${status.instead} instead.` : text;
}
