import { Icon } from "@livery/ui";
import { useTranslate } from "../core/translate.ts";
import * as css from "./more-markets.css.ts";

/**
 * What a link to all markets of a match shows in a row: their number, and an arrow that says that it leads on. A row has no space for
 * the words beside its prices: they are the link's name.
 */
export function MoreMarkets({ count }: { readonly count: number }) {
  const t = useTranslate();
  return (
    <span className={css.more}>
      <span className={css.figure}>{t("sport:moreMarkets", { count })}</span>
      <Icon name="chevron" size="sm" />
    </span>
  );
}
