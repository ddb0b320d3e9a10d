import { Banner, EmptyState, Skeleton, VisuallyHidden } from "@livery/ui";
import type { ReactNode } from "react";
import { useWords } from "../../../app/words.ts";
import { ContactWays } from "../../../contacts/contact-way.tsx";
import type { FaceProps } from "../../../faces/face-types.ts";
import { Problem } from "../../../shell/problem.tsx";
import type { TransferRequestModel } from "../model.ts";
import * as css from "./fields.css.ts";
import { News } from "./news.tsx";

/** What stands in a face's place where there is nothing to fill in: loading, failed, closed, nothing offered; else the face. */
export function Cashier({
  model,
  waiting,
  children,
}: FaceProps<TransferRequestModel> & {
  /** The shape of what comes. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}) {
  const t = useWords();
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
          title={t(`transfer:${model.state}.title`)}
          action={model.state === "none" && contacts.length > 0 && <ContactWays contacts={contacts} />}
        >
          <p>{t(`transfer:${model.state}.text`)}</p>
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

/** What is said of the whole request, and of none of its answers. */
export function CashierNotices({ model }: FaceProps<TransferRequestModel>) {
  const t = useWords();
  const { contacts, isReferred } = model;
  return (
    <>
      {!model.online && <Banner tone="warning">{t("transfer:offline")}</Banner>}
      {model.problem !== null && (
        <Banner tone="error">
          <div className={css.answer}>
            {model.problem}
            {isReferred && contacts.length > 0 && <ContactWays contacts={contacts} />}
          </div>
        </Banner>
      )}
    </>
  );
}
