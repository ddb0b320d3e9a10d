import type { ResultOut } from "@livery/contract";
import type { MadeSite, SiteCall } from "@livery/site/testing";
import { callsOf } from "../sessions.ts";
import type { SiteState } from "../state.ts";
import { resized } from "./resized.ts";
import { control, type Control, type RewriteAnswers, type TypedControl } from "./control.ts";

type Write = (answer: unknown) => unknown;
type Answer = (payload: unknown) => unknown;

/** Rewrites answers of a site; changes of one call follow each other in the order of their first use. */
export function answerRewriter(site: MadeSite): RewriteAnswers {
  const answers = site.house.answers as Partial<Record<SiteCall, Answer>>;
  const changes = new Map<SiteCall, Map<string, Write>>();
  return (call, name, write) => {
    const own = answers[call];
    if (own === undefined) return;
    const known = changes.get(call) ?? new Map<string, Write>();
    known.set(name, write as Write);
    if (!changes.has(call)) {
      changes.set(call, known);
      answers[call] = async (payload) =>
        [...known.values()].reduce((answer: unknown, change) => change(answer), await own(payload));
    }
    const { queries, session } = site.app.services;
    if (call === "getUserData") session.send({ type: "REFRESH" });
    else void queries.invalidateQueries({ queryKey: [call] });
  };
}

/** What a call is answered in a state at once; null if it waits, is refused or has no network. */
export function answerIn<Key extends SiteCall>(state: SiteState, call: Key): ResultOut<Key> | null {
  if (state.online === false) return null;
  const answer: unknown = { ...callsOf(state.session ?? "player"), ...state.calls }[call];
  if (typeof answer !== "function") return (answer ?? null) as ResultOut<Key> | null;
  try {
    const result = (answer as Answer)({});
    return result instanceof Promise ? null : (result as ResultOut<Key>);
  } catch {
    return null;
  }
}

interface AnswerControl<Key extends SiteCall, Value extends string | number> extends Omit<
  TypedControl<Value>,
  "connect" | "initial"
> {
  readonly call: Key;
  /** The value in an answer; null if it has none. */
  readonly read: (answer: ResultOut<Key>) => Value | null;
  readonly write: (answer: ResultOut<Key>, value: Value) => ResultOut<Key>;
}

/** A control of a value that a call answers. */
export function answerControl<Key extends SiteCall, Value extends string | number>({
  call,
  read,
  write,
  ...shown
}: AnswerControl<Key, Value>): Control {
  return control<Value>({
    ...shown,
    initial: (state) => {
      const answer = answerIn(state, call);
      return answer === null ? null : read(answer);
    },
    connect:
      ({ rewrite }) =>
      (value) =>
        rewrite(call, shown.label, (answer) => (answer === null ? answer : write(answer, value))),
  });
}

type Page<Row> = { readonly rows: readonly Row[]; readonly total: number };
type ListCall = {
  [Key in SiteCall]: ResultOut<Key> extends readonly unknown[] | Page<unknown> ? Key : never;
}[SiteCall];
type RowOf<Key extends ListCall> =
  ResultOut<Key> extends readonly (infer Row)[]
    ? Row
    : ResultOut<Key> extends { readonly rows: readonly (infer Row)[] }
      ? Row
      : never;

interface RowsControl<Key extends ListCall> {
  readonly call: Key;
  readonly label: string;
  readonly description: string;
  readonly max: number;
  /** Rows for a list that has none of its own to repeat. */
  readonly spare: readonly RowOf<Key>[];
  /** What makes a repeated row another one: `index` is unique in the list. */
  readonly renumber: (index: number) => Partial<RowOf<Key>>;
}

/** A control of how many rows a list has. */
export function rowsControl<Key extends ListCall>({ call, max, renumber, spare, ...shown }: RowsControl<Key>): Control {
  type Row = RowOf<Key>;
  return answerControl<Key, number>({
    ...shown,
    call,
    input: { type: "number", min: 0, max },
    read: (answer) => rowsIn(answer).length,
    write: (answer, count) => {
      const rows = resized(rowsIn(answer) as readonly Row[], count, spare, renumber);
      if (Array.isArray(answer)) return rows as unknown as ResultOut<Key>;
      const page = answer as unknown as Page<Row>;
      const total = page.total === page.rows.length ? rows.length : Math.max(page.total, rows.length);
      return { ...page, rows, total } as unknown as ResultOut<Key>;
    },
  });
}

function rowsIn(answer: unknown): readonly unknown[] {
  return Array.isArray(answer) ? answer : (answer as Page<unknown>).rows;
}
