import type { ReactNode } from "react";
import { useTranslate } from "../../../core/translate.ts";
import { QueryBoundary } from "../../../parts/query-boundary.tsx";
import { PageHeading } from "../../../parts/page-heading.tsx";
import type { PromotionsModel } from "../promotions.model.ts";
import { NoBonuses } from "./no-bonuses.tsx";

/** The page's head, with the variant's view of the bonuses below once they are loaded. */
export function Offered({
  model,
  waiting,
  children,
}: {
  readonly model: PromotionsModel;
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}) {
  const t = useTranslate();
  return (
    <>
      <PageHeading text={t("bonus:text")}>{t("bonus:title")}</PageHeading>
      <QueryBoundary answer={{ ...model, error: null }} waiting={waiting} otherwise={<NoBonuses model={model} />}>
        {children}
      </QueryBoundary>
    </>
  );
}
