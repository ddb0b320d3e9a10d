import { Card, Field, Segmented, Skeleton, VisuallyHidden } from "@livery/ui";
import { useId } from "react";
import { useWords } from "../../../app/words.ts";
import type { FaceProps } from "../../../faces/face-types.ts";
import type { TransferRequestModel } from "../model.ts";
import { Cashier } from "../parts/cashier.tsx";
import { Details, GoOn } from "../parts/details.tsx";
import { TransferForm } from "../parts/form.tsx";
import { TransferHeading } from "../parts/heading.tsx";
import { HistoryTable } from "../parts/history-table.tsx";
import { MethodChoice } from "../parts/method-choice.tsx";
import { Outcome } from "../parts/outcome.tsx";
import { Fact, Review, ReviewFacts } from "../parts/review.tsx";
import { useDirections } from "../parts/use-directions.ts";
import { useMethodWords } from "../parts/use-method-words.ts";
import { Waiting } from "../parts/waiting.tsx";
import * as css from "./split.css.ts";

/**
 * A workplace of three panes: methods on a rail, the form of the chosen one, and a summary that stays in sight and is what is
 * confirmed. Nothing takes another's place: while it is looked through, rail and form stand still.
 */
export default function TransferSplit({ model }: FaceProps<TransferRequestModel>) {
  const t = useWords();
  const isOpen = model.step === "filling" || model.step === "review";
  return (
    <div className={css.page}>
      <TransferHeading model={model} />
      <Cashier model={model} waiting={<Bones />}>
        <div className={css.room}>
          {isOpen ? (
            <TransferForm model={model}>
              <div className={css.panes}>
                <Rail model={model} />
                <Desk model={model} />
              </div>
            </TransferForm>
          ) : (
            <Card>
              <Outcome model={model} />
            </Card>
          )}
        </div>
        <h2 className={css.heading}>{t("transfer:history.title")}</h2>
        <HistoryTable model={model} />
      </Cashier>
    </div>
  );
}

function Rail({ model }: FaceProps<TransferRequestModel>) {
  const t = useWords();
  const name = useId();
  const directions = useDirections();
  const { categories, direction, methodProblem, step, waiting } = model;
  return (
    <fieldset className={css.rail} disabled={step === "review"}>
      <Segmented
        label={t("transfer:direction.label")}
        value={direction}
        options={directions}
        onChange={model.chooseDirection}
      />
      {waiting === null && categories.length > 0 && (
        <Field label={t("transfer:method.label")} error={methodProblem ?? undefined} hideLabel required group>
          <div className={css.methods}>
            {categories.map(({ categoryId, methods, title }) => (
              // A heading that says the same as the one method beneath it is for readers alone.
              <div key={categoryId} role="group" aria-labelledby={`${name}-${categoryId}`}>
                <h2 id={`${name}-${categoryId}`} className={css.category}>
                  {methods.length === 1 && methods[0]?.title === title ? (
                    <VisuallyHidden>{title}</VisuallyHidden>
                  ) : (
                    title
                  )}
                </h2>
                {methods.map((method) => (
                  <MethodChoice key={method.payId} method={method} model={model} name={name} />
                ))}
              </div>
            ))}
          </div>
        </Field>
      )}
    </fieldset>
  );
}

/** What stands beside the rail: the form and its summary, or why there is none. */
function Desk({ model }: FaceProps<TransferRequestModel>) {
  const t = useWords();
  const { categories, direction, method, step, waiting } = model;
  if (waiting !== null) return <Waiting model={model} />;
  if (categories.length === 0) return <p>{t(`transfer:method.none.${direction}`)}</p>;
  return (
    <>
      <fieldset className={css.pane} disabled={step === "review"}>
        <h2 className={css.heading}>{method?.title ?? t("transfer:method.choose")}</h2>
        <Details model={model} />
      </fieldset>
      <div className={css.summary}>
        {step === "review" ? (
          <Card>
            <Review model={model} />
          </Card>
        ) : (
          <Card title={t("transfer:summary.title")}>
            <Summary model={model} />
          </Card>
        )}
      </div>
    </>
  );
}

function Summary({ model }: FaceProps<TransferRequestModel>) {
  const t = useWords();
  const { range, time } = useMethodWords();
  const { method } = model;
  const within = method && time(method);
  return (
    <div className={css.pane}>
      <ReviewFacts model={model}>
        {method !== null && <Fact term={t("transfer:summary.limits")}>{range(method)}</Fact>}
        {within !== null && <Fact term={t("transfer:summary.time")}>{within}</Fact>}
      </ReviewFacts>
      <GoOn />
    </div>
  );
}

function Bones() {
  return (
    <div className={css.room}>
      <div className={css.panes}>
        <Skeleton shape="row" count={5} />
        <Skeleton shape="control" count={4} />
      </div>
    </div>
  );
}
