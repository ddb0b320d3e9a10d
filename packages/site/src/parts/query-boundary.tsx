import { VisuallyHidden } from "@livery/ui";
import type { ReactNode } from "react";
import { useTranslate } from "../core/translate.ts";
import * as css from "./query-boundary.css.ts";
import { StaleNotice } from "./stale-notice.tsx";
import { Problem } from "./problem.tsx";

export interface QueryBoundaryProps {
  /** The state of the query; in any state beside loading, failed and ready `otherwise` is shown. */
  readonly answer: {
    readonly state: "loading" | "failed" | "ready" | "empty" | "missing" | "none";
    /** The error of a failed refresh while the data is still shown. */
    readonly error: unknown;
    readonly retry: () => void;
  };
  /** The skeleton while loading. */
  readonly waiting: ReactNode;
  /** Shown if there is no data: nothing in the list, no such record. */
  readonly otherwise: ReactNode;
  readonly children: ReactNode;
}

/**
 * The states around a query: the skeleton, the error with a retry, the empty state; or the data, with a stale notice if a refresh
 * failed.
 */
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
