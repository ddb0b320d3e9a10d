import { linkClass } from "@livery/ui";
import { useServices } from "../../../core/services.ts";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { RichText } from "../../../security/rich-text.tsx";
import { BrandMark } from "../../../parts/brand-mark.tsx";
import { BrandPattern } from "../../../parts/brand-pattern.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import { GenuineNotice } from "../parts/genuine-notice.tsx";
import { Adults, FooterActions, HouseClock, Licence } from "../parts/legal.tsx";
import { LinkGroups, PaymentLogos } from "../parts/link-groups.tsx";
import type { FooterModel } from "../footer.model.ts";
import * as css from "./columns.css.ts";

/** Links in columns above a strip with the legal texts and the tools of the player. */
export default function FooterColumns({ model }: VariantProps<FooterModel>) {
  const t = useTranslate();
  const { html, paymentLogos } = model;
  const { pattern } = useServices().boot.brand;
  return (
    <footer className={css.footer} aria-label={t("frame:footer.label")} data-region="footer">
      <BrandPattern picture={pattern} className={css.pattern} />
      <div className={css.inside}>
        <div className={css.columns}>
          <div className={css.brand}>
            <BrandMark />
            <p className={css.text}>{t("frame:footer.responsible")}</p>
            <RouteLink to="Page" params={{ id: model.responsible.id }} className={linkClass("strong")}>
              {t("frame:footer.responsibleLink")}
            </RouteLink>
          </div>
          <LinkGroups model={model} />
        </div>
        <PaymentLogos logos={paymentLogos} />
        <Legal model={model} />
        {html !== "" && <RichText html={html} className={css.text} byLanguage />}
      </div>
    </footer>
  );
}

function Legal({ model }: VariantProps<FooterModel>) {
  const { domain, licence, title } = model;
  return (
    <div className={css.legal}>
      <div className={css.band}>
        <Adults />
        {licence && <Licence licence={licence} className={css.text} />}
        {domain !== "" && <GenuineNotice domain={domain} />}
      </div>
      <div className={css.last}>
        <p className={css.rights}>
          {title}
          <HouseClock model={model} />
        </p>
        <FooterActions model={model} />
      </div>
    </div>
  );
}
