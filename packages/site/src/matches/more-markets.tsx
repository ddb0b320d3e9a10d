import { Icon } from "@livery/ui";
import { useTranslate } from "../core/translate.ts";
import * as css from "./more-markets.css.ts";

/** What a link to all markets of a match shows in a row: their number, and an arrow that says that it leads on. */
export function MoreMarkets({ count }: { readonly count: number }) {
  const t = useTranslate();
  return (
    <span className={css.more}>
      <span className={css.figure}>{t("sport:moreMarkets", { count })}</span>
      <Icon name="chevron" size="sm" />
    </span>
  );
}
