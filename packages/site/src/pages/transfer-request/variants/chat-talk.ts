import type { PaymentQuestion } from "@livery/machines";
import { useState } from "react";
import type { OfferedMethod, TransferRequestModel } from "../transfer-request.model.ts";

export type Question = PaymentQuestion | "direction";

export interface Talk {
  /** The answered questions, in their order. */
  readonly answered: readonly Question[];
  /** The current question; null once all are answered. */
  readonly current: Question | null;
  /** Whether the player has answered here; the answers of a link do not count. */
  readonly began: boolean;
  /** Answers a question: the next one follows, and after the last the review. `method` is the answer to the method question. */
  readonly answer: (question: Question, method?: OfferedMethod) => void;
  readonly change: (question: Question) => void;
  readonly startNew: () => void;
}

/** Tracks which questions of a conversation are answered. Wrong answers are asked again. */
export function useTalk(model: TransferRequestModel): Talk {
  const { amount, directionGiven, fields, method, methodProblem, tries } = model;
  const [progress, setProgress] = useState<{ readonly done: ReadonlySet<Question> | null; readonly tries: number }>({
    done: null,
    tries,
  });
  const questions = questionsOf(method);
  const fromLink = new Set<Question>([
    ...(directionGiven ? (["direction"] as const) : []),
    ...(method === null ? [] : (["method"] as const)),
    ...(amount.value === null ? [] : (["amount"] as const)),
  ]);
  let done = progress.done ?? fromLink;
  if (progress.tries !== tries) {
    const wrong = new Set<Question>([
      ...(methodProblem === null ? [] : (["method"] as const)),
      ...(amount.problem === null ? [] : (["amount"] as const)),
      ...fields.filter(({ problem }) => problem !== null).map(({ question }) => question),
    ]);
    done = new Set([...done].filter((question) => !wrong.has(question)));
    setProgress({ done, tries });
  }
  const setDone = (next: ReadonlySet<Question> | null): void => setProgress({ done: next, tries });
  // A method that no longer exists is no answer.
  const isAnswered = (question: Question): boolean => done.has(question) && (question !== "method" || method !== null);
  return {
    answered: questions.filter(isAnswered),
    current: questions.find((question) => !isAnswered(question)) ?? null,
    began: progress.done !== null,
    answer: (question, chosen) => {
      const next = new Set(done).add(question);
      setDone(next);
      if (questionsOf(chosen ?? method).every((each) => next.has(each))) model.proceed();
    },
    change: (question) => {
      if (model.step === "review") model.back();
      setDone(new Set([...done].filter((each) => each !== question)));
    },
    startNew: () => {
      setDone(null);
      model.startNew();
    },
  };
}

function questionsOf(method: OfferedMethod | null): readonly Question[] {
  return ["direction", "method", "amount", ...(method?.fields ?? []).map(({ name }) => `value:${name}` as const)];
}
