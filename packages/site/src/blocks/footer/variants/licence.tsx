import { Accordion, buttonClass, Icon, shieldIcon } from "@livery/ui";
import { useState } from "react";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { RichText } from "../../../security/rich-text.tsx";
import { usePageChange } from "../../../routes/use-page-change.ts";
import { RouteLink } from "../../../parts/route-link.tsx";
import { GenuineNotice } from "../parts/genuine-notice.tsx";
import { Adults, FooterActions, HouseClock, Licence } from "../parts/legal.tsx";
import { LinkList, PaymentLogos, useLinkGroups } from "../parts/link-groups.tsx";
import type { FooterModel } from "../footer.model.ts";
import * as css from "./licence.css.ts";

/** What the law of a strict market requires comes first and large; all other links are folded below. */
export default function FooterLicence({ model }: VariantProps<FooterModel>) {
  const t = useTranslate();
  const { html, paymentLogos, title } = model;
  return (
    <footer className={css.footer} aria-label={t("frame:footer.label")} data-region="footer">
      <div className={css.inside}>
        <Law model={model} />
        {html !== "" && <RichText html={html} className={css.text} byLanguage />}
        <Folds model={model} />
        <PaymentLogos logos={paymentLogos} />
        <div className={css.last}>
          <p className={css.rights}>
            {title}
            <HouseClock model={model} />
          </p>
          <FooterActions model={model} />
        </div>
      </div>
    </footer>
  );
}

function Law({ model: { domain, licence, responsible } }: VariantProps<FooterModel>) {
  const t = useTranslate();
  return (
    <ul className={css.law}>
      <li className={css.claim}>
        <Adults large />
      </li>
      <li className={css.claim}>
        <p>{t("frame:footer.responsible")}</p>
        <RouteLink to="Page" params={{ id: responsible.id }} className={buttonClass()}>
          {t("frame:footer.responsibleLink")}
        </RouteLink>
      </li>
      {licence && (
        <li className={css.claim}>
          <span className={css.licence}>
            <Icon name={shieldIcon} size="xl" className={css.mark} />
            <Licence licence={licence} className={css.large} />
          </span>
        </li>
      )}
      {domain !== "" && (
        <li className={css.claim}>
          <GenuineNotice domain={domain} />
        </li>
      )}
    </ul>
  );
}

/** Each link group is its own fold; all fold again at a page change. */
function Folds({ model }: VariantProps<FooterModel>) {
  const [open, setOpen] = useState<readonly string[]>([]);
  usePageChange(() => setOpen([]));
  const items = useLinkGroups(model).map(({ links, title }) => ({
    // The key becomes part of ids, which have no spaces; a site may name its contacts freely.
    key: title.replaceAll(/\s+/gu, "-"),
    label: title,
    content: (
      <nav aria-label={title}>
        <LinkList links={links} />
      </nav>
    ),
  }));
  return <Accordion items={items} open={open} onChange={setOpen} several level={2} className={css.folds} />;
}
