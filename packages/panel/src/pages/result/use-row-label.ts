import { hasSets, type ResultKind } from "@livery/contract/panel";
import { useTranslate } from "../../core/messages.ts";
import type { ResultRowName } from "./result-draft.ts";

/** The name of a row of the form, in the words of its sport. */
export function useRowLabel(kind: ResultKind): (row: ResultRowName) => string {
  const t = useTranslate();
  return (row) => {
    if (row === "extraTime" && (kind === "basketball" || kind === "ice_hockey" || kind === "handball"))
      return t("panel:results.overtime");
    if (row === "fullTime" && hasSets(kind)) return t("panel:results.sets");
    if (row === "fullTime" || row === "halfTime" || row === "extraTime") return t(`panel:results.${row}`);
    if (row === "penalties") return t("panel:results.penalties");
    const number = Number(row.split(".")[1]) + 1;
    if (kind === "basketball") return t("panel:results.quarter", { number });
    if (kind === "ice_hockey") return t("panel:results.third", { number });
    return t(kind === "handball" ? "panel:results.half" : "panel:results.set", { number });
  };
}
