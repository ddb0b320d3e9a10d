import { Checkbox, VisuallyHidden } from "@livery/ui";

interface Choosing<Row> {
  /** Rows that can be chosen, and those of them that are. */
  readonly fitting: readonly Row[];
  readonly picked: readonly Row[];
  readonly words: { readonly all: string; readonly one: (row: Row) => string };
  readonly choose: (rows: readonly Row[], on: boolean) => void;
}

/** The boxes that choose rows of a table: all of them, and one a row. */
export function choosing<Row>({ fitting, picked, words, choose }: Choosing<Row>) {
  return {
    all: (
      <Checkbox
        disabled={fitting.length === 0}
        checked={fitting.length > 0 && picked.length === fitting.length}
        onChange={(event) => choose(fitting, event.target.checked)}
      >
        <VisuallyHidden>{words.all}</VisuallyHidden>
      </Checkbox>
    ),
    one: (row: Row) => (
      <Checkbox
        disabled={!fitting.includes(row)}
        checked={picked.includes(row)}
        onChange={(event) => choose([row], event.target.checked)}
      >
        <VisuallyHidden>{words.one(row)}</VisuallyHidden>
      </Checkbox>
    ),
  };
}
