import { VisuallyHidden } from "@livery/ui";
import type { ReactNode } from "react";
import { useTranslate } from "../app/translate.ts";
import * as css from "./query-boundary.css.ts";
import { StaleNotice } from "./stale-notice.tsx";
import { Problem } from "./problem.tsx";

export interface QueryBoundaryProps {
  /** How an answer stands: in any state beside these three there is something else to say. */
  readonly answer: {
    readonly state: "loading" | "failed" | "ready" | "empty" | "missing" | "none";
    /** Of an answer that is there: it could not be asked for anew. */
    readonly error: unknown;
    readonly retry: () => void;
  };
  /** Its shape, until it is there. */
  readonly waiting: ReactNode;
  /** In its place where there is none: nothing in the list, no such record. */
  readonly otherwise: ReactNode;
  readonly children: ReactNode;
}

/** What a page shows of an answer: its shape, what went wrong with a way out, what there is instead; or the answer, and that it is an old one. */
export function QueryBoundary({ answer: { error, retry, state }, waiting, otherwise, children }: QueryBoundaryProps) {
  const t = useTranslate();
  if (state === "loading") {
    return (
      <div aria-busy>
        <VisuallyHidden>{t("feedback:loading")}</VisuallyHidden>
        {waiting}
      </div>
    );
  }
  if (state === "failed") return <Problem error={error} onRetry={retry} />;
  if (state !== "ready") return otherwise;
  return (
    <>
      {error !== null && <StaleNotice className={css.stale} error={error} onRetry={retry} />}
      {children}
    </>
  );
}
