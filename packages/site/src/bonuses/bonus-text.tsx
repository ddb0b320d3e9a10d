import { useTranslate } from "../core/translate.ts";
import { RichText } from "../security/rich-text.tsx";
import type { Bonus } from "./bonus.ts";
import * as css from "./bonus.css.ts";

/** The full text of a bonus, with its terms beneath it. */
export function BonusText({ bonus: { html, terms }, level = 3 }: { readonly bonus: Bonus; readonly level?: 3 | 4 }) {
  const t = useTranslate();
  const Heading = `h${level}` as const;
  return (
    <div className={css.text}>
      {html !== "" && <RichText html={html} />}
      {terms !== "" && (
        <section className={css.terms}>
          <Heading className={css.termsHead}>{t("bonus:terms")}</Heading>
          <RichText html={terms} className={css.smallPrint} />
        </section>
      )}
    </div>
  );
}
