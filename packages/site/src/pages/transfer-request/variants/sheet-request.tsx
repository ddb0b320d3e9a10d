import { Button, Sheet } from "@livery/ui";
import { useId, useState } from "react";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { TransferRequestModel } from "../transfer-request.model.ts";
import { CashierNotices } from "../parts/cashier.tsx";
import { Details } from "../parts/details.tsx";
import { PaymentForm } from "../parts/form.tsx";
import { MethodKeys } from "../parts/method-keys.tsx";
import { News } from "../parts/news.tsx";
import { Outcome } from "../parts/outcome.tsx";
import { Review } from "../parts/review.tsx";
import { Waiting } from "../parts/waiting.tsx";
import { useStages } from "../parts/use-stages.ts";
import * as css from "./sheet.css.ts";

const half = 0.56;
const whole = 0.94;

/** The request form: at half height for choices, higher for text input. */
export function RequestSheet({
  model,
  onClose,
}: VariantProps<TransferRequestModel> & { readonly onClose: () => void }) {
  const t = useTranslate();
  const form = useId();
  const { amount, direction, fields, method, methodProblem, methods, step, waiting } = model;
  const isWrong = amount.problem !== null || fields.some(({ problem }) => problem !== null);
  const [stage, setStage] = useStages<"method" | "details">(
    model,
    [
      { key: "method", wrong: methodProblem !== null },
      ...(method === null ? [] : [{ key: "details" as const, wrong: isWrong }]),
    ],
    method === null ? "method" : "details",
  );
  const shown = step === "filling" ? stage : step;
  // A height that the player has set applies as long as the content stays the same.
  const [drawn, setDrawn] = useState<{ readonly shown: string; readonly rest: number } | null>(null);
  const rest = drawn?.shown === shown ? drawn.rest : shown === "details" && waiting === null ? 1 : 0;
  const isFormShown = step === "filling" && waiting === null && methods.length > 0;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      side="bottom"
      title={t(`payment:direction.${direction}`)}
      closeLabel={t("feedback:close")}
      snap={{
        label: t("payment:sheet.height"),
        rests: [
          { size: half, label: t("payment:sheet.half") },
          { size: whole, label: t("payment:sheet.whole") },
        ],
        value: rest,
        onChange: (next) => setDrawn({ shown, rest: next }),
      }}
      footer={
        isFormShown && (
          <div className={css.actions}>
            {stage === "details" && (
              <Button size="lg" onClick={() => setStage("method")}>
                {t("payment:back")}
              </Button>
            )}
            <Button type="submit" form={form} variant="primary" size="lg" className={css.action}>
              {t("payment:proceed")}
            </Button>
          </div>
        )
      }
    >
      <div className={css.inside}>
        <CashierNotices model={model} />
        <News model={model} />
        {step === "review" ? (
          <Review model={model} size="lg" />
        ) : step !== "filling" ? (
          <Outcome model={model} />
        ) : waiting !== null ? (
          <Waiting model={model} />
        ) : methods.length === 0 ? (
          <p>{t(`payment:method.none.${direction}`)}</p>
        ) : stage === "method" ? (
          <PaymentForm
            key="method"
            id={form}
            model={model}
            onGoOn={() => model.check(["method"]) && setStage("details")}
          >
            <MethodKeys model={model} methods={methods} onChoose={() => setStage("details")} />
          </PaymentForm>
        ) : (
          <PaymentForm key="details" id={form} model={model}>
            <p className={css.method}>{method?.title}</p>
            <Details model={model} />
          </PaymentForm>
        )}
      </div>
    </Sheet>
  );
}
