import { Button, Card, Chip, Segmented, Skeleton } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { TransferRequestModel } from "../transfer-request.model.ts";
import { Cashier } from "../parts/cashier.tsx";
import { Details } from "../parts/details.tsx";
import * as shared from "../parts/fields.css.ts";
import { PaymentForm } from "../parts/form.tsx";
import { PaymentHeading } from "../parts/heading.tsx";
import { Outcome } from "../parts/outcome.tsx";
import { RecentRequests } from "../parts/recent.tsx";
import { Review } from "../parts/review.tsx";
import { useDirections } from "../parts/use-directions.ts";
import { Waiting } from "../parts/waiting.tsx";
import { MessagePanel } from "./handoff-message.tsx";
import * as css from "./handoff.css.ts";

/**
 * For sites whose team handles payments by messenger: the choices compose a message, and the operator's messenger opens with it.
 * A request that is sent here first adds its reference to the message. If the form cannot be loaded, the messenger still works.
 */
export default function PaymentHandoff({ model }: VariantProps<TransferRequestModel>) {
  const { state, step } = model;
  return (
    <div className={css.page}>
      <PaymentHeading model={model} />
      <div className={css.sides}>
        <div className={css.side}>
          {/* The contacts already stand beside it. */}
          <Cashier model={{ ...model, contacts: [] }} waiting={<Skeleton shape="control" count={4} />}>
            <Card>
              {step === "filling" ? (
                <RequestForm model={model} />
              ) : step === "review" ? (
                <Review model={model} />
              ) : (
                <Outcome model={model} />
              )}
            </Card>
          </Cashier>
        </div>
        {state !== "loading" && <MessagePanel model={model} />}
      </div>
      <RecentRequests model={model} />
    </div>
  );
}

/** The choices for the message. */
function RequestForm({ model }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const directions = useDirections();
  const { chooseMethod, contacts, direction, method, methodProblem, methods, waiting } = model;
  return (
    <PaymentForm model={model}>
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
          <div role="group" aria-label={t("payment:method.label")} className={css.methods}>
            {methods.map(({ payId, title }) => (
              <Chip key={payId} pressed={payId === method?.payId} onClick={() => chooseMethod(payId)}>
                {title}
              </Chip>
            ))}
          </div>
          {methodProblem !== null && (
            <p role="alert" className={css.problem}>
              {methodProblem}
            </p>
          )}
          <Details model={model} />
          <div className={css.noted}>
            {contacts.length > 0 && <p className={shared.muted}>{t("payment:handoff.noted")}</p>}
            <Button type="submit" size="lg" variant={contacts.length > 0 ? "secondary" : "primary"}>
              {t("payment:proceed")}
            </Button>
          </div>
        </>
      )}
    </PaymentForm>
  );
}
