import { buttonClass, EmptyState } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import { RouteLink } from "../../../parts/route-link.tsx";
import * as css from "./match-over.css.ts";

/** Shown for a match that accepts no bets any more, or never existed: the links to continue. */
export function MatchOver() {
  const t = useTranslate();
  return (
    <EmptyState
      title={t("live:over.title")}
      action={
        <p className={css.actions}>
          <RouteLink to="LiveBets" className={buttonClass({ variant: "primary" })}>
            {t("live:over.action")}
          </RouteLink>
          <RouteLink to="Results" className={buttonClass()}>
            {t("frame:route.Results")}
          </RouteLink>
        </p>
      }
    >
      <p>{t("live:over.text")}</p>
    </EmptyState>
  );
}
