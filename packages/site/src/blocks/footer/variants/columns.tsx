import { linkClass } from "@livery/ui";
import { useServices } from "../../../app/services.ts";
import { useWords } from "../../../app/words.ts";
import type { FaceProps } from "../../../faces/face-types.ts";
import { RichText } from "../../../security/rich-text.tsx";
import { BrandMark } from "../../../shell/brand-mark.tsx";
import { BrandPattern } from "../../../shell/brand-pattern.tsx";
import { RouteLink } from "../../../shell/route-link.tsx";
import { GenuineNotice } from "../parts/genuine-notice.tsx";
import { Adults, FootWays, HouseClock, Licence } from "../parts/legal.tsx";
import { LinkGroups, PaymentLogos } from "../parts/link-groups.tsx";
import type { FooterModel } from "../model.ts";
import * as css from "./columns.css.ts";

/** Links in columns over a strip with what the law and the player want to find. */
export default function FooterColumns({ model }: FaceProps<FooterModel>) {
  const t = useWords();
  const { html, paymentLogos } = model;
  const { pattern } = useServices().boot.brand;
  return (
    <footer className={css.footer} aria-label={t("frame:footer.label")} data-region="footer">
      <BrandPattern picture={pattern} className={css.pattern} />
      <div className={css.inside}>
        <div className={css.columns}>
          <div className={css.brand}>
            <BrandMark />
            <p className={css.words}>{t("frame:footer.responsible")}</p>
            <RouteLink to="Page" params={{ id: model.responsible.id }} className={linkClass("strong")}>
              {t("frame:footer.responsibleLink")}
            </RouteLink>
          </div>
          <LinkGroups model={model} />
        </div>
        <PaymentLogos logos={paymentLogos} />
        <Legal model={model} />
        {html !== "" && <RichText html={html} className={css.words} />}
      </div>
    </footer>
  );
}

function Legal({ model }: FaceProps<FooterModel>) {
  const { domain, licence, title } = model;
  return (
    <div className={css.legal}>
      <div className={css.band}>
        <Adults />
        {licence && <Licence licence={licence} className={css.words} />}
        {domain !== "" && <GenuineNotice domain={domain} />}
      </div>
      <div className={css.last}>
        <p className={css.rights}>
          {title}
          <HouseClock model={model} />
        </p>
        <FootWays model={model} />
      </div>
    </div>
  );
}
