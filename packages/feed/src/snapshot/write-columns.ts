import type { OutcomeFields } from "../model/match.ts";
import { motionWord } from "../state/hash.ts";
import type { TopicState } from "../state/topic-state.ts";
import { writeFields } from "../wire/fields.ts";
import { limitFields, marketColumns, outcomeColumns } from "./column-names.ts";
import { StringTable } from "./string-table.ts";

interface WrittenColumns {
  words: string[];
  limits: object[];
  groups: Record<string, number[]>;
  odds: Record<string, number[]>;
}

const columnsOf = (names: readonly string[]): Record<string, number[]> =>
  Object.fromEntries(names.map((name) => [name, []]));

function addRow(columns: Record<string, number[]>, names: readonly string[], values: readonly number[]): void {
  names.forEach((name, index) => columns[name]?.push(values[index] ?? 0));
}

/** Returns the markets and outcomes of a state as columns, with the texts and limits that they refer to. */
export function writeColumns(state: TopicState): WrittenColumns {
  const strings = new StringTable();
  const groups = columnsOf(marketColumns);
  const marketIndexes = new Map<number, number>();
  let lastId = 0;
  let lastMatch = 0;
  [...state.matches.values()].forEach(({ markets }, match) => {
    for (const { fields } of markets) {
      marketIndexes.set(fields.marketId, marketIndexes.size);
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
        strings.indexOf(fields.name),
        strings.indexOf(fields.special),
        flags,
      ]);
      lastId = fields.marketId;
      lastMatch = match;
    }
  });
  return { ...writeOutcomes(state, marketIndexes, strings), groups, words: strings.texts };
}

function writeOutcomes(
  state: TopicState,
  marketIndexes: ReadonlyMap<number, number>,
  strings: StringTable,
): Pick<WrittenColumns, "odds" | "limits"> {
  const odds = columnsOf(outcomeColumns);
  const limits: object[] = [];
  const limitIndexes = new Map<string, number>();
  const { columns } = state;
  let lastHandle = -1;
  let lastGroup = 0;
  let lastId = 0;
  for (let handle = 0; handle < columns.count; handle++) {
    const fields = state.outcomes[handle];
    if (!fields) continue;
    const group = marketIndexes.get(fields.marketId) ?? 0;
    addRow(odds, outcomeColumns, [
      handle - lastHandle - 1,
      group - lastGroup,
      fields.outcomeId,
      strings.indexOf(fields.name),
      strings.indexOf(fields.special),
      (fields.oddId - lastId) | 0,
      columns.odds(handle),
      strings.indexOf(fields.handicap),
      motionWord(columns.flags[handle] ?? 0, columns.movement(handle)),
      limitIndex(fields, limits, limitIndexes),
    ]);
    lastHandle = handle;
    lastGroup = group;
    lastId = fields.oddId;
  }
  return { odds, limits };
}

/** The index of an outcome's set of limits, counted from 1; 0 if it has none. */
function limitIndex(fields: OutcomeFields, limits: object[], indexes: Map<string, number>): number {
  const limited = limitFields.filter(({ model }) => fields[model] !== null);
  if (limited.length === 0) return 0;
  const key = limitFields.map(({ model }) => fields[model]).join();
  const known = indexes.get(key);
  if (known !== undefined) return known;
  indexes.set(key, limits.length + 1);
  return limits.push(writeFields(limited, fields));
}
