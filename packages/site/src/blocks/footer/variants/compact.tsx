import { BareButton, classes, Icon, linkClass } from "@livery/ui";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { RichText } from "../../../security/rich-text.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import { GenuineNotice } from "../parts/genuine-notice.tsx";
import { Adults, FooterActions, HouseClock, Licence } from "../parts/legal.tsx";
import { LinkGroups, PaymentLogos } from "../parts/link-groups.tsx";
import type { FooterModel } from "../footer.model.ts";
import * as css from "./compact.css.ts";

/** One compact band with the legal texts and the tools of the player; everything else is behind one button. */
export default function FooterCompact({ model }: VariantProps<FooterModel>) {
  const t = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { domain, licence, responsible } = model;
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (!open || key !== "Escape") return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <footer className={css.footer} aria-label={t("frame:footer.label")} data-region="footer">
      <div className={css.inside} role="presentation" onKeyDown={onKeyDown}>
        <div className={css.band}>
          <Adults />
          <RouteLink to="Page" params={{ id: responsible.id }} className={classes(linkClass("text"), css.responsible)}>
            {t("frame:footer.responsibleLink")}
          </RouteLink>
          {licence && <Licence licence={licence} />}
          <HouseClock model={model} />
          <BareButton
            ref={button}
            className={css.more}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            {t("frame:footer.links")}
            <Icon name="chevronDown" size="sm" className={css.arrow} />
          </BareButton>
        </div>
        {open && <Links id={id} model={model} onFollow={() => setOpen(false)} />}
        <div className={css.last}>
          {domain === "" ? <span>{model.title}</span> : <GenuineNotice domain={domain} />}
          <FooterActions model={model} />
        </div>
      </div>
    </footer>
  );
}

/** All links and the operator's own text. It scrolls into view when it opens and closes at a page change. */
function Links({
  id,
  model,
  onFollow,
}: VariantProps<FooterModel> & { readonly id: string; readonly onFollow: () => void }) {
  const t = useTranslate();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const follow = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest("a") !== null) onFollow();
  };
  return (
    <div id={id} ref={panel} className={css.panel} role="presentation" onClick={follow}>
      <div className={css.groups}>
        <LinkGroups model={model} />
      </div>
      <PaymentLogos logos={model.paymentLogos} />
      <p className={css.text}>{t("frame:footer.responsible")}</p>
      {model.html !== "" && <RichText html={model.html} className={css.text} byLanguage />}
    </div>
  );
}
