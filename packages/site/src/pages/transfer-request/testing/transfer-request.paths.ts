import { minor } from "@livery/betting";
import { CallError } from "@livery/contract";
import { problemsOf, paymentRequestMachine, paymentRequestPhase } from "@livery/machines";
import { getShortestPaths } from "@xstate/graph";
import { createActor, type SnapshotFrom } from "xstate";
import { paymentMethods, paymentRequest, paymentAnswer } from "../../../testing/payment-fixtures.ts";
import type { PaymentDraft } from "./driver.ts";

type Snapshot = SnapshotFrom<typeof paymentRequestMachine>;

/** One step of a path: an action of the player with the server's responses. */
export type Act =
  | { readonly do: "proceed"; readonly draft: PaymentDraft; readonly through: boolean }
  | { readonly do: "confirm"; readonly answers: readonly ("sent" | CallError["code"])[] }
  /** Requests the result again; it is then known. */
  | { readonly do: "retry" }
  | { readonly do: "back" | "again" };

export interface PaymentPath {
  readonly title: string;
  readonly acts: readonly Act[];
  /** The machine's snapshot at the end. */
  readonly end: Snapshot;
}

const call = "transferRequest.sending";
const events = [
  { type: "CHOOSE_DIRECTION", direction: "withdraw" },
  { type: "CHOOSE_METHOD", payId: 3 },
  { type: "CHOOSE_METHOD", payId: 4 },
  { type: "CHOOSE_METHOD", payId: 6 },
  { type: "AMOUNT", amount: minor(5_000) },
  { type: "AMOUNT", amount: minor(100) },
  { type: "VALUE", name: "code", text: "12345678" },
  { type: "PROCEED" },
  { type: "CONFIRM" },
  { type: `xstate.done.actor.0.${call}`, output: paymentAnswer },
  { type: `xstate.error.actor.0.${call}`, error: new CallError("offline") },
  { type: `xstate.error.actor.0.${call}`, error: new CallError("method_withdrawn") },
  { type: `xstate.error.actor.0.${call}`, error: new CallError("transfers_blocked") },
  { type: "xstate.after.retry.transferRequest.unanswered" },
];

/** Responses arrive only during a request; at other times the machine would fail on them. */
const eventsAt = ({ value }: Snapshot) =>
  events.filter(({ type }) => value === "sending" || !type.includes(".actor.")) as never;

const plain = (_: string, value: unknown): unknown => (typeof value === "bigint" ? String(value) : value);
/** Distinguishes the states that a variant could show differently. */
const stateKey = ({ value, context }: Snapshot): string =>
  JSON.stringify(
    [
      value,
      context.draft,
      context.visited.length > 0,
      context.refusal?.refusal.code,
      value !== "filling" && value !== "review" && context.attempts,
    ],
    plain,
  );

/** Ends worth a test: states after the player's last action. A method of the other direction cannot be chosen. */
const isEnd = ({ state, steps }: { state: Snapshot; steps: readonly { event: { type: string } }[] }): boolean => {
  const { draft } = state.context;
  const chosen = paymentMethods.find(({ payId }) => payId === draft.payId);
  if (chosen !== undefined && chosen.direction !== draft.direction) return false;
  if (state.value === "sent" || state.value === "review" || state.value === "unknown") return true;
  const last = steps.at(-1)?.event.type ?? "";
  return state.value === "filling" && (last === "PROCEED" || last.includes(".error."));
};

/** Returns the shortest path of the page's machine to each end, as acts that any variant can perform. */
export function paymentPaths(): readonly PaymentPath[] {
  const actor = createActor(paymentRequestMachine, {
    input: {
      direction: "deposit",
      userId: 1,
      restored: null,
      send: () => new Promise(() => undefined),
      store: () => undefined,
      forget: () => undefined,
      newKey: () => "key",
    },
  }).start();
  actor.send({ type: "METHODS", methods: paymentMethods });
  actor.send({ type: "PAYMENTS", payments: [paymentRequest(1)] });
  actor.send({ type: "BALANCE", balance: minor(100_000) });
  const found = getShortestPaths(paymentRequestMachine, {
    fromState: actor.getSnapshot(),
    input: actor.getSnapshot().context,
    events: eventsAt,
    serializeEvent: (event) => JSON.stringify(event, plain),
    serializeState: stateKey,
    limit: 60_000,
  });
  const ends = new Map<string, PaymentPath>();
  for (const path of found.filter(isEnd)) {
    const acts = actsOf(path.steps as never);
    const { draft, refusal } = path.state.context;
    const problems = Object.entries(problemsOf(draft, path.state.context)).map(
      ([at, problem]) => `${at} ${problem?.code}`,
    );
    const phase = paymentRequestPhase(path.state);
    const isAnswerLost = acts.some((act) => act.do === "confirm" && act.answers.includes("offline"));
    const title = [
      phase,
      phase === "filling" ? problems.join(", ") : draft.direction,
      refusal?.refusal.code ?? "",
      isAnswerLost ? "an answer lost on the way" : "",
    ]
      .filter((part) => part !== "")
      .join(", ");
    const known = ends.get(title);
    if (known === undefined || known.acts.length > acts.length) ends.set(title, { title, acts, end: path.state });
  }
  return [...ends.values()].flatMap(andOn);
}

/** Adds paths: from a review back and to it again; after a sent request to the next; from an unknown result to the known one. */
function andOn(path: PaymentPath): readonly PaymentPath[] {
  if (path.end.value === "unknown")
    return [{ ...path, title: `${path.title}, and asked again`, acts: [...path.acts, { do: "retry" }] }];
  const [first] = path.acts;
  if (path.acts.length === 1 && first?.do === "proceed" && path.end.value === "review")
    return [path, { ...path, title: `${path.title}, back and again`, acts: [first, { do: "back" }, first] }];
  if (path.title === "sent, deposit") {
    const low = { ...path.end.context.draft, amount: minor(7_000) };
    const next: Act = { do: "proceed", draft: low, through: true };
    return [path, { ...path, title: `${path.title}, and the next one`, acts: [...path.acts, { do: "again" }, next] }];
  }
  return [path];
}

function actsOf(
  steps: readonly { readonly event: { readonly type: string; readonly error?: CallError }; readonly state: Snapshot }[],
) {
  const acts: Act[] = [];
  for (const { event, state } of steps) {
    const last = acts.at(-1);
    const answer = event.type.includes(".done.")
      ? "sent"
      : event.type.includes(".error.")
        ? event.error?.code
        : undefined;
    if (event.type === "PROCEED")
      acts.push({ do: "proceed", draft: state.context.draft, through: state.value === "review" });
    else if (event.type === "CONFIRM") acts.push({ do: "confirm", answers: [] });
    else if (answer !== undefined && last?.do === "confirm")
      acts[acts.length - 1] = { do: "confirm", answers: [...last.answers, answer] };
  }
  return acts;
}
