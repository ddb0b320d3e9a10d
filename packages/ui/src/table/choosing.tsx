import { Checkbox } from "../choice/checkbox.tsx";
import { VisuallyHidden } from "../surface/visually-hidden.tsx";
import * as css from "./table.css.ts";

export interface TableChoosing<Item> {
  /** The keys of the selected rows, of other pages too. */
  readonly chosen: ReadonlySet<string | number>;
  /** Called with the rows whose choice changes, and with their new state. */
  readonly onChoose: (items: readonly Item[], on: boolean) => void;
  /** Whether a row can be selected; left out: every row. */
  readonly fits?: (item: Item) => boolean;
  /** Accessible names of the checkbox of all rows and of the one in a row. */
  readonly messages: { readonly all: string; readonly one: (item: Item) => string };
}

interface Choosable<Item> {
  readonly choosing: TableChoosing<Item>;
  readonly itemKey: (item: Item) => string | number;
}

/** Selects every visible row that can be selected. */
export function ChooseAll<Item>({
  choosing: { chosen, onChoose, fits = every, messages },
  itemKey,
  items,
  labelled = false,
}: Choosable<Item> & { readonly items: readonly Item[]; readonly labelled?: boolean }) {
  const fitting = items.filter(fits);
  const count = fitting.filter((item) => chosen.has(itemKey(item))).length;
  return (
    <Checkbox
      className={css.box}
      disabled={fitting.length === 0}
      checked={count > 0 && count === fitting.length}
      mixed={count > 0 && count < fitting.length}
      onChange={({ target }) => onChoose(fitting, target.checked)}
    >
      {labelled ? messages.all : <VisuallyHidden>{messages.all}</VisuallyHidden>}
    </Checkbox>
  );
}

export function ChooseOne<Item>({
  choosing: { chosen, onChoose, fits = every, messages },
  itemKey,
  item,
}: Choosable<Item> & { readonly item: Item }) {
  const fitting = fits(item);
  return (
    <Checkbox
      className={css.box}
      disabled={!fitting}
      checked={fitting && chosen.has(itemKey(item))}
      onChange={({ target }) => onChoose([item], target.checked)}
    >
      <VisuallyHidden>{messages.one(item)}</VisuallyHidden>
    </Checkbox>
  );
}

const every = (): boolean => true;
