import { Card, Skeleton } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { TransferRequestModel } from "../transfer-request.model.ts";
import { Cashier } from "../parts/cashier.tsx";
import { PaymentHeading } from "../parts/heading.tsx";
import { Outcome } from "../parts/outcome.tsx";
import { RecentRequests } from "../parts/recent.tsx";
import { Review } from "../parts/review.tsx";
import { Waiting } from "../parts/waiting.tsx";
import { Bubble, AnsweredQuestion, useQuestionText } from "./chat-bubbles.tsx";
import { Reply } from "./chat-reply.tsx";
import { useTalk } from "./chat-talk.ts";
import * as css from "./chat.css.ts";

/** One question at a time, as in a conversation: earlier answers stay readable and can be changed. */
export default function PaymentChat({ model }: VariantProps<TransferRequestModel>) {
  return (
    <div className={css.page}>
      <PaymentHeading model={model} />
      <Cashier model={model} waiting={<Skeleton shape="row" count={4} />}>
        <Talk model={model} />
        <RecentRequests model={model} />
      </Cashier>
    </div>
  );
}

function Talk({ model }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const question = useQuestionText(model);
  const talk = useTalk(model);
  const { current, answered } = talk;
  const { direction, methodProblem, methods, step, waiting } = model;
  const isHeldUp = current !== "direction" && (waiting !== null || methods.length === 0);
  const isQuestionShown = step === "filling" && !isHeldUp;
  return (
    <div className={css.talk}>
      <div role="log" aria-label={t("payment:chat.log")} className={css.log}>
        {answered.map((each) => (
          <AnsweredQuestion key={each} question={each} model={model} onChange={talk.change} />
        ))}
        {isQuestionShown && (
          <Bubble key={`ask ${current ?? "ready"}`} fresh={talk.began}>
            {current === null ? t("payment:chat.ask.ready") : question(current)}
          </Bubble>
        )}
        {isQuestionShown && current === "method" && methodProblem !== null && <Bubble wrong>{methodProblem}</Bubble>}
      </div>
      {step === "review" ? (
        <Card>
          <Review model={model} />
        </Card>
      ) : step !== "filling" ? (
        <Card>
          <Outcome model={{ ...model, startNew: talk.startNew }} />
        </Card>
      ) : isQuestionShown ? (
        <Reply key={current} current={current} model={model} talk={talk} />
      ) : waiting !== null ? (
        <Waiting model={model} />
      ) : (
        <p>{t(`payment:method.none.${direction}`)}</p>
      )}
    </div>
  );
}
