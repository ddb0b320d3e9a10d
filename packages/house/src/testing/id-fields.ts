import type { WrongPayload } from "@livery/contract/testing";

/** The fields of a payload, by their wire paths, that name a row with an owner; a terminal's machineId is a name. */
export function idFields(cases: readonly WrongPayload[]): string[] {
  const paths = cases.map((wrong) => wrong.path.split("."));
  return [
    ...new Set(paths.filter((path) => /(?<!machine)id$/i.test(path.at(-1) ?? "")).map((path) => path.join("."))),
  ].toSorted();
}
