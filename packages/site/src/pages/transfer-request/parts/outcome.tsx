import { Badge, Banner, Button, Icon, Money, Spinner } from "@livery/ui";
import { type ReactNode, useRef } from "react";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { usePrinting } from "../../../print/use-printing.ts";
import type { SentRequest, TransferRequestModel } from "../transfer-request.model.ts";
import { AccountLines } from "./account-lines.tsx";
import * as css from "./fields.css.ts";
import { paymentTones } from "./tones.ts";
import { useFocusOnMount } from "./use-focus-on-mount.ts";
import { ContinueLink } from "./continue-link.tsx";

/** The result of a confirmed request: being sent, unknown, or received with its receipt. */
export function Outcome({
  model,
  slip,
}: VariantProps<TransferRequestModel> & {
  /** Further content of the receipt, also in print. */
  readonly slip?: ReactNode;
}) {
  if (model.step === "sending") return <Sending />;
  if (model.step === "unknown") return <Unknown model={model} />;
  return model.sent && <Receipt sent={model.sent} startNew={model.startNew} slip={slip} />;
}

function Sending() {
  const t = useTranslate();
  const headingRef = useFocusOnMount<HTMLHeadingElement>();
  return (
    <div className={css.centred} aria-busy>
      <Spinner size="lg" />
      <h2 ref={headingRef} tabIndex={-1} className={css.heading}>
        {t("payment:sending.title")}
      </h2>
      <p className={css.muted}>{t("payment:sending.text")}</p>
    </div>
  );
}

function Unknown({ model }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  return (
    <Banner
      tone="error"
      title={t("payment:unknown.title")}
      action={
        <Button variant="primary" onClick={model.resend}>
          {t("payment:unknown.action")}
        </Button>
      }
    >
      {t("payment:unknown.text")}
    </Banner>
  );
}

/** The receipt: the request, the account to pay to, the reference, and the status. */
export function Receipt({
  sent,
  startNew,
  slip,
}: {
  readonly sent: SentRequest;
  readonly startNew: () => void;
  readonly slip?: ReactNode;
}) {
  const t = useTranslate();
  const print = usePrinting();
  const paper = useRef<HTMLDivElement>(null);
  const headingRef = useFocusOnMount<HTMLHeadingElement>();
  const { accountLines, amount, currency, direction, instructions, method, note, reference, status } = sent;
  const isPending = status === "pending";
  const isToPay = isPending && direction === "deposit";
  return (
    <div className={css.step}>
      <div ref={paper} className={css.step}>
        <h2 ref={headingRef} tabIndex={-1} className={css.marked}>
          <Icon name="check" />
          <span>{t("payment:done.title")}</span>
        </h2>
        <p role="status" className={css.muted}>
          {isPending ? t(`payment:done.pending.${direction}`) : t(`payment:done.${status}`)}
          {note !== null && ` ${note}`}
        </p>
        <dl className={css.facts}>
          <dt className={css.term}>{t("payment:history.status")}</dt>
          <dd className={css.fact}>
            <Badge tone={paymentTones[status]}>{t(`payment:status.${status}`)}</Badge>
          </dd>
          <dt className={css.term}>{t("payment:method.label")}</dt>
          <dd className={css.fact}>{method}</dd>
          <dt className={css.term}>{t("payment:amount")}</dt>
          <dd className={css.fact}>
            <Money amount={amount} currency={currency} className={css.sum} />
          </dd>
          {!isToPay && (
            <>
              <dt className={css.term}>{t("payment:reference")}</dt>
              <dd className={css.fact}>
                <bdi>{reference}</bdi>
              </dd>
            </>
          )}
        </dl>
        {isToPay && (
          <>
            <AccountLines lines={accountLines} reference={reference} />
            <p className={css.muted}>{instructions ?? t("payment:referenceText")}</p>
          </>
        )}
        {slip}
      </div>
      <div className={css.actions}>
        <Button
          icon="print"
          onClick={() => paper.current && print({ title: t("payment:done.title"), content: paper.current })}
        >
          {t("payment:done.print")}
        </Button>
        <Button onClick={startNew}>{t("payment:done.again")}</Button>
        <ContinueLink request={sent} />
      </div>
    </div>
  );
}
