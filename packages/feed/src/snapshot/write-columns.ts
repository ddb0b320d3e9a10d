import type { OutcomeFields } from "../model/match.ts";
import { motionWord } from "../state/hash.ts";
import type { TopicState } from "../state/topic-state.ts";
import { writeFields } from "../wire/fields.ts";
import { limitFields, marketColumns, outcomeColumns } from "./column-names.ts";
import { Words } from "./words.ts";

interface WrittenColumns {
  words: string[];
  limits: object[];
  groups: Record<string, number[]>;
  odds: Record<string, number[]>;
}

const columnsOf = (names: readonly string[]): Record<string, number[]> =>
  Object.fromEntries(names.map((name) => [name, []]));

function addRow(columns: Record<string, number[]>, names: readonly string[], values: readonly number[]): void {
  names.forEach((name, place) => columns[name]?.push(values[place] ?? 0));
}

/** Markets and outcomes of a state as columns, with the words and limits that they name. */
export function writeColumns(state: TopicState): WrittenColumns {
  const words = new Words();
  const groups = columnsOf(marketColumns);
  const places = new Map<number, number>();
  let lastId = 0;
  let lastMatch = 0;
  [...state.matches.values()].forEach(({ markets }, match) => {
    for (const { fields } of markets) {
      places.set(fields.marketId, places.size);
      const flags =
        Number(fields.active) |
        (Number(fields.open) << 1) |
        (Number(fields.stopped) << 2) |
        (Number(fields.visible) << 3) |
        (Number(fields.mostBalanced) << 4);
      const { marketTypeId, feedTypeId } = fields;
      addRow(groups, marketColumns, [
        (fields.marketId - lastId) | 0,
        match - lastMatch,
        marketTypeId,
        feedTypeId,
        words.place(fields.name),
        words.place(fields.special),
        flags,
      ]);
      lastId = fields.marketId;
      lastMatch = match;
    }
  });
  return { ...writeOutcomes(state, places, words), groups, words: words.texts };
}

function writeOutcomes(
  state: TopicState,
  places: ReadonlyMap<number, number>,
  words: Words,
): Pick<WrittenColumns, "odds" | "limits"> {
  const odds = columnsOf(outcomeColumns);
  const limits: object[] = [];
  const limitPlaces = new Map<string, number>();
  const { columns } = state;
  let lastHandle = -1;
  let lastGroup = 0;
  let lastId = 0;
  for (let handle = 0; handle < columns.count; handle++) {
    const fields = state.outcomes[handle];
    if (!fields) continue;
    const group = places.get(fields.marketId) ?? 0;
    addRow(odds, outcomeColumns, [
      handle - lastHandle - 1,
      group - lastGroup,
      fields.outcomeId,
      words.place(fields.name),
      words.place(fields.special),
      (fields.oddId - lastId) | 0,
      columns.odds(handle),
      words.place(fields.handicap),
      motionWord(columns.flags[handle] ?? 0, columns.movement(handle)),
      limitPlace(fields, limits, limitPlaces),
    ]);
    lastHandle = handle;
    lastGroup = group;
    lastId = fields.oddId;
  }
  return { odds, limits };
}

/** The place of an outcome's set of limits, counted from 1; 0 if it has none. */
function limitPlace(fields: OutcomeFields, limits: object[], places: Map<string, number>): number {
  const said = limitFields.filter(({ model }) => fields[model] !== null);
  if (said.length === 0) return 0;
  const key = limitFields.map(({ model }) => fields[model]).join();
  const known = places.get(key);
  if (known !== undefined) return known;
  places.set(key, limits.length + 1);
  return limits.push(writeFields(said, fields));
}
