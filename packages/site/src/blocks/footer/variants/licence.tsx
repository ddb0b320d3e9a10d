import { buttonClass, Icon, shieldDrawing } from "@livery/ui";
import type { MouseEvent } from "react";
import { useWords } from "../../../app/words.ts";
import type { FaceProps } from "../../../faces/face-types.ts";
import { RichText } from "../../../security/rich-text.tsx";
import { RouteLink } from "../../../shell/route-link.tsx";
import { GenuineNotice } from "../parts/genuine-notice.tsx";
import { Adults, FootWays, HouseClock, Licence } from "../parts/legal.tsx";
import { LinkList, PaymentLogos, useLinkGroups, type LinkGroup } from "../parts/link-groups.tsx";
import type { FooterModel } from "../model.ts";
import * as css from "./licence.css.ts";

/** What the law of a strict market wants to be seen, first and large; every other link is folded below it. */
export default function FooterLicence({ model }: FaceProps<FooterModel>) {
  const t = useWords();
  const { html, paymentLogos, title } = model;
  return (
    <footer className={css.footer} aria-label={t("frame:footer.label")} data-region="footer">
      <div className={css.inside}>
        <Law model={model} />
        {html !== "" && <RichText html={html} className={css.words} />}
        <div className={css.folds}>
          {useLinkGroups(model).map((group) => (
            <Fold key={group.title} group={group} />
          ))}
        </div>
        <PaymentLogos logos={paymentLogos} />
        <div className={css.last}>
          <p className={css.rights}>
            {title}
            <HouseClock model={model} />
          </p>
          <FootWays model={model} />
        </div>
      </div>
    </footer>
  );
}

function Law({ model: { domain, licence, responsible } }: FaceProps<FooterModel>) {
  const t = useWords();
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
            <Icon name={shieldDrawing} size="xl" className={css.mark} />
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

/** The browser's own disclosure: a page that has no script yet can be read to its end. */
function Fold({ group: { links, title } }: { readonly group: LinkGroup }) {
  const foldAgain = ({ currentTarget, target }: MouseEvent<HTMLDetailsElement>): void => {
    if (target instanceof Element && target.closest("a") !== null) currentTarget.open = false;
  };
  return (
    // Its links are what is pressed: it hears of them.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions
    <details className={css.fold} onClick={foldAgain}>
      <summary className={css.head}>
        <h2 className={css.title}>{title}</h2>
        <Icon name="chevronDown" size="sm" className={css.arrow} />
      </summary>
      <nav aria-label={title} className={css.links}>
        <LinkList links={links} />
      </nav>
    </details>
  );
}
