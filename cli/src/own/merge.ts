import { diff3Merge } from "node-diff3";

/** What a file is called at each side of a conflict. */
export interface MergeLabels {
  readonly own: string;
  readonly base: string;
  readonly present: string;
}

export interface Merged {
  readonly text: string;
  /** How many places could not be decided; they stand in the text between markers. */
  readonly conflicts: number;
}

/** Merges what the author and the product changed since the base, line by line; both sides of a conflict stay in the text. */
export function mergeText(own: string, base: string, present: string, labels: MergeLabels): Merged {
  const regions = diff3Merge(own.split("\n"), base.split("\n"), present.split("\n"), { excludeFalseConflicts: true });
  const lines = regions.flatMap(({ conflict, ok }) =>
    conflict === undefined
      ? (ok ?? [])
      : [
          `<<<<<<< ${labels.own}`,
          ...conflict.a,
          `||||||| ${labels.base}`,
          ...conflict.o,
          "=======",
          ...conflict.b,
          `>>>>>>> ${labels.present}`,
        ],
  );
  return { text: lines.join("\n"), conflicts: regions.filter(({ conflict }) => conflict !== undefined).length };
}
