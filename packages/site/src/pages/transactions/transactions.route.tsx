import { useTranslate } from "../../core/translate.ts";
import { VariantView } from "../../variants/variant-view.tsx";
import { usePageTitle } from "../../parts/page-title.ts";
import { useTransactionsModel } from "./transactions.model.ts";

export function TransactionsRoute() {
  usePageTitle(useTranslate()("frame:route.Transactions"));
  return <VariantView kind="pages" name="transactions" model={useTransactionsModel()} />;
}
