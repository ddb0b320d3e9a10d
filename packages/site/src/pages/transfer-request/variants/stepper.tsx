import { Button, Card, Segmented, Skeleton, Steps } from "@livery/ui";
import { useState } from "react";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { TransferRequestModel } from "../transfer-request.model.ts";
import { Cashier } from "../parts/cashier.tsx";
import { Details } from "../parts/details.tsx";
import { PaymentForm } from "../parts/form.tsx";
import { PaymentHeading } from "../parts/heading.tsx";
import { MethodRadios } from "../parts/methods.tsx";
import { Outcome } from "../parts/outcome.tsx";
import { RecentRequests } from "../parts/recent.tsx";
import { Review } from "../parts/review.tsx";
import { useDirections } from "../parts/use-directions.ts";
import { Waiting } from "../parts/waiting.tsx";
import * as css from "./stepper.css.ts";

type Stage = "method" | "details";

/** One thing at a time, for first-time users: method, amount and details, review; back at any time. */
export default function PaymentStepper({ model }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  // Null until the player moves: a link may have chosen the method. A player who chooses one continues by a press.
  const [chosen, setStage] = useState<Stage | null>(null);
  // A problem of the method is shown where it is chosen.
  const atMethod = model.method === null || model.methodProblem !== null;
  const stage: Stage = atMethod ? "method" : (chosen ?? "details");
  const current = model.step === "filling" ? (stage === "method" ? 0 : 1) : model.step === "sent" ? 3 : 2;
  return (
    <div className={css.page}>
      <PaymentHeading model={model} />
      <Cashier model={model} waiting={<Skeleton shape="row" count={4} />}>
        <Steps
          label={t("payment:title")}
          current={current}
          states={{
            done: t("payment:steps.done"),
            current: t("payment:steps.current"),
            upcoming: t("payment:steps.upcoming"),
            failed: t("payment:steps.failed"),
          }}
          steps={[
            { key: "method", label: t("payment:method.label"), detail: model.method?.title },
            { key: "details", label: t("payment:steps.details") },
            { key: "review", label: t("payment:review.title") },
          ]}
          {...(current > 0 &&
            (model.step === "filling" || model.step === "review") && {
              onBack: (index: number) => {
                model.back();
                setStage(index === 0 ? "method" : "details");
              },
            })}
        />
        <Card>
          {model.step === "filling" ? (
            <Filling model={model} stage={stage} setStage={setStage} />
          ) : model.step === "review" ? (
            <Review model={model} />
          ) : (
            <Outcome model={model} />
          )}
        </Card>
        <RecentRequests model={model} />
      </Cashier>
    </div>
  );
}

function Filling({
  model,
  setStage,
  stage,
}: VariantProps<TransferRequestModel> & { readonly stage: Stage; readonly setStage: (stage: Stage) => void }) {
  const t = useTranslate();
  const directions = useDirections();
  const { direction, methods, waiting } = model;
  if (stage === "details" && waiting === null) {
    return (
      <PaymentForm model={model}>
        <Details model={model} />
        <div className={css.actions}>
          <Button onClick={() => setStage("method")}>{t("payment:back")}</Button>
          <Button type="submit" variant="primary">
            {t("payment:proceed")}
          </Button>
        </div>
      </PaymentForm>
    );
  }
  return (
    <PaymentForm model={model} onGoOn={() => model.check(["method"]) && setStage("details")}>
      <Segmented
        label={t("payment:direction.label")}
        value={direction}
        options={directions}
        onChange={model.chooseDirection}
      />
      {waiting !== null ? (
        <Waiting model={model} />
      ) : methods.length === 0 ? (
        <p>{t(`payment:method.none.${direction}`)}</p>
      ) : (
        <>
          <MethodRadios
            methods={methods}
            model={{
              ...model,
              chooseMethod: (payId) => {
                setStage("method");
                model.chooseMethod(payId);
              },
            }}
          />
          <div className={css.actions}>
            <Button type="submit" variant="primary">
              {t("payment:proceed")}
            </Button>
          </div>
        </>
      )}
    </PaymentForm>
  );
}
