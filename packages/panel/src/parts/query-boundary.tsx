import type { CallError, ErrorCode } from "@livery/contract";
import { Skeleton } from "@livery/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslate, type MessageKey } from "../core/messages.ts";
import { PageHeading } from "./page-heading.tsx";
import { Problem } from "./problem.tsx";
import { WholePage } from "./whole-page.tsx";

/** Codes that mean that there is no such record, or none in the account's scope. */
const missing: ReadonlySet<ErrorCode> = new Set<ErrorCode>(["not_found", "user_not_found", "dealer_not_found"]);

/** A record's page once it is loaded; until then a skeleton, an error with a way out, or a note that there is no such record. */
export function QueryBoundary<Data>({
  answer,
  title,
  children,
}: {
  readonly answer: Pick<UseQueryResult<Data, CallError>, "data" | "error" | "refetch">;
  /** The heading while there is no record that names the page. */
  readonly title: MessageKey;
  readonly children: (data: Data) => ReactNode;
}) {
  const t = useTranslate();
  const { data, error, refetch } = answer;
  if (data !== undefined) return children(data);
  if (error !== null && missing.has(error.code)) return <WholePage kind="missing" />;
  return (
    <>
      <PageHeading title={t(title)} />
      {error === null ? (
        <div role="status" aria-busy aria-label={t("feedback:loading")}>
          <Skeleton shape="row" count={8} />
        </div>
      ) : (
        <Problem error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
