import { Banner, EmptyState, Skeleton, VisuallyHidden } from "@livery/ui";
import type { ReactNode } from "react";
import { useTranslate } from "../../../core/translate.ts";
import { ContactLinks } from "../../../contacts/contact-link.tsx";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { Problem } from "../../../parts/problem.tsx";
import type { TransferRequestModel } from "../transfer-request.model.ts";
import * as css from "./fields.css.ts";
import { News } from "./news.tsx";

/** The variant, or what replaces it while there is nothing to fill in: loading, failed, closed, nothing offered. */
export function Cashier({
  model,
  waiting,
  children,
}: VariantProps<TransferRequestModel> & {
  /** Placeholder in the shape of the content. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}) {
  const t = useTranslate();
  const { contacts } = model;
  switch (model.state) {
    case "loading":
      return (
        <div aria-busy>
          <VisuallyHidden>{t("feedback:loading")}</VisuallyHidden>
          {waiting ?? <Skeleton shape="row" count={5} />}
        </div>
      );
    case "failed":
      return <Problem error={model.error} onRetry={model.retry} />;
    case "closed":
    case "none":
      return (
        <EmptyState
          title={t(`payment:${model.state}.title`)}
          action={model.state === "none" && contacts.length > 0 && <ContactLinks contacts={contacts} />}
        >
          <p>{t(`payment:${model.state}.text`)}</p>
        </EmptyState>
      );
    case "ready":
      return (
        <>
          <CashierNotices model={model} />
          <News model={model} />
          {children}
        </>
      );
  }
}

/** Notices that concern the whole request and no single answer. */
export function CashierNotices({ model }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const { contacts, isReferred } = model;
  return (
    <>
      {!model.online && <Banner tone="warning">{t("payment:offline")}</Banner>}
      {model.problem !== null && (
        <Banner tone="error">
          <div className={css.answer}>
            {model.problem}
            {isReferred && contacts.length > 0 && <ContactLinks contacts={contacts} />}
          </div>
        </Banner>
      )}
    </>
  );
}
