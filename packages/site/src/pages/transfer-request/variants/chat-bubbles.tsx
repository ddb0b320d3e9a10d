import { Button, Spinner, VisuallyHidden, classes } from "@livery/ui";
import type { ReactNode } from "react";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { TransferRequestModel } from "../transfer-request.model.ts";
import { useDisplayValue } from "../parts/use-display-value.ts";
import type { Question } from "./chat-talk.ts";
import * as css from "./chat.css.ts";

/** A message of the site. `fresh` shows a typing indicator for a moment; screen readers get the text at once. */
export function Bubble({
  children,
  fresh = false,
  wrong = false,
}: {
  readonly children: ReactNode;
  readonly fresh?: boolean;
  readonly wrong?: boolean;
}) {
  const t = useTranslate();
  return (
    <p className={classes(css.house, wrong && css.wrong)}>
      <VisuallyHidden>{t("payment:chat.house")} </VisuallyHidden>
      {fresh && (
        <span className={css.typing} aria-hidden>
          <Spinner size="sm" />
        </span>
      )}
      <span className={fresh ? css.typed : undefined}>{children}</span>
    </p>
  );
}

/** An answered question and its answer, which can be changed. */
export function AnsweredQuestion({
  question,
  model,
  onChange,
}: VariantProps<TransferRequestModel> & {
  readonly question: Question;
  readonly onChange: (question: Question) => void;
}) {
  const t = useTranslate();
  const questionText = useQuestionText(model);
  const { answer, name } = useAnswerText(model, question);
  const isOver = model.step !== "filling" && model.step !== "review";
  return (
    <>
      <Bubble>{questionText(question)}</Bubble>
      <div className={css.yours}>
        {!isOver && (
          <Button variant="quiet" size="sm" onClick={() => onChange(question)}>
            {t("payment:chat.change")}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        <p className={css.you}>
          <VisuallyHidden>{t("payment:chat.you")} </VisuallyHidden>
          <bdi>{answer}</bdi>
        </p>
      </div>
    </>
  );
}

/** Returns the text of a question. */
export function useQuestionText({ direction, fields }: TransferRequestModel): (question: Question) => string {
  const t = useTranslate();
  return (question) => {
    if (question === "direction") return t("payment:chat.ask.direction");
    if (question === "method") return t(`payment:chat.ask.method.${direction}`);
    if (question === "amount") return t("payment:chat.ask.amount");
    const label = fields.find((field) => field.question === question)?.label ?? "";
    return t("payment:chat.ask.value", { label });
  };
}

/** Returns the text and the name of an answer. */
function useAnswerText(
  { amount, direction, fields, method }: TransferRequestModel,
  question: Question,
): { readonly answer: string; readonly name: string } {
  const t = useTranslate();
  const formats = useFormats();
  const displayValue = useDisplayValue();
  switch (question) {
    case "direction":
      return { answer: t(`payment:direction.${direction}`), name: t("payment:direction.label") };
    case "method":
      return { answer: method?.title ?? "", name: t("payment:method.label") };
    case "amount":
      return {
        answer: formats.money(amount.value ?? 0n, amount.currency),
        name: t("payment:amount"),
      };
    default: {
      const field = fields.find((each) => each.question === question);
      const text = field === undefined ? "" : displayValue(field);
      return { answer: text === "" ? t("payment:chat.nothing") : text, name: field?.label ?? "" };
    }
  }
}
