import { useTranslate } from "../../core/translate.ts";
import { VariantView } from "../../variants/variant-view.tsx";
import { usePageTitle } from "../../parts/page-title.ts";
import { useTicketCheckModel } from "./ticket-check.model.ts";

export function TicketCheckRoute() {
  usePageTitle(useTranslate()("frame:route.TicketCheck"));
  return <VariantView kind="pages" name="ticketCheck" model={useTicketCheckModel()} />;
}
