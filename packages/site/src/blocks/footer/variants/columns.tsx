import { Button, Clock, linkClass } from "@livery/ui";
import type { ReactNode } from "react";
import { useFormats, useWords } from "../../../app/words.ts";
import type { FaceProps } from "../../../faces/face-types.ts";
import { RichText } from "../../../security/rich-text.tsx";
import { BrandMark } from "../../../shell/brand-mark.tsx";
import { GenuineNotice } from "../parts/genuine-notice.tsx";
import { RouteLink } from "../../../shell/route-link.tsx";
import type { FooterModel, InfoLink, OutwardLink } from "../model.ts";
import * as css from "./columns.css.ts";

/** Links in columns over a strip with what the law and the player want to find. */
export default function FooterColumns({ model }: FaceProps<FooterModel>) {
  const t = useWords();
  const { contacts, contactTitle, html, information, paymentLogos, play, social, support } = model;
  return (
    <footer className={css.footer} aria-label={t("frame:footer.label")} data-region="header">
      <div className={css.inside}>
        <div className={css.columns}>
          <div className={css.brand}>
            <BrandMark />
            <p className={css.words}>{t("frame:footer.responsible")}</p>
            <RouteLink to="Page" params={{ id: model.responsible.id }} className={linkClass("strong")}>
              {t("frame:footer.responsibleLink")}
            </RouteLink>
          </div>
          <Column title={t("frame:footer.play")}>
            {play.map((route) => (
              <li key={route}>
                <RouteLink to={route} className={css.link}>
                  {t(`frame:route.${route}`)}
                </RouteLink>
              </li>
            ))}
          </Column>
          <InfoColumn title={t("frame:footer.information")} links={information} />
          <InfoColumn title={t("frame:footer.support")} links={support} />
          {contacts.length > 0 && <OutwardColumn title={contactTitle || t("frame:footer.contact")} links={contacts} />}
          {social.length > 0 && <OutwardColumn title={t("frame:footer.social")} links={social} />}
        </div>
        {paymentLogos.length > 0 && (
          <ul className={css.logos}>
            {paymentLogos.map((logo) => (
              <li key={logo}>
                <img src={logo} alt="" loading="lazy" className={css.logo} />
              </li>
            ))}
          </ul>
        )}
        <Legal model={model} />
        {html !== "" && <RichText html={html} className={css.words} />}
      </div>
    </footer>
  );
}

function Legal({ model }: FaceProps<FooterModel>) {
  const t = useWords();
  const formats = useFormats();
  const { domain, licence, title } = model;
  return (
    <div className={css.legal}>
      <p className={css.adults}>
        <span className={css.adultsMark} aria-hidden>
          18+
        </span>
        <span>{t("frame:footer.adults")}</span>
      </p>
      {licence && <Licence licence={licence} />}
      {domain !== "" && <GenuineNotice domain={domain} />}
      <div className={css.last}>
        <p className={css.rights}>
          {title}
          <span className={css.clock}>
            <span>{t("frame:clock.house")}</span>
            <Clock now={model.now} format={(at) => formats.dateTime(at)} />
          </span>
        </p>
        <p className={css.ways}>
          <Button variant="quiet" size="sm" icon="info" onClick={model.showAnnouncements}>
            {t("frame:footer.announcements")}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            icon="arrowUp"
            onClick={() => {
              window.scrollTo({ top: 0 });
              document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
            }}
          >
            {t("frame:footer.top")}
          </Button>
        </p>
      </div>
    </div>
  );
}

function Licence({ licence }: { readonly licence: NonNullable<FooterModel["licence"]> }) {
  const t = useWords();
  const words = t("frame:footer.licence", { name: licence.name || (licence.href ?? "") });
  return (
    <p className={css.words}>
      {licence.href === null ? (
        words
      ) : (
        <a href={licence.href} target="_blank" rel="noopener noreferrer" className={linkClass("text")}>
          {words}
        </a>
      )}
    </p>
  );
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.list}>{children}</ul>
    </nav>
  );
}

function InfoColumn({ title, links }: { readonly title: string; readonly links: readonly InfoLink[] }) {
  const t = useWords();
  return (
    <Column title={title}>
      {links.map(({ page, id }) => (
        <li key={page}>
          <RouteLink to="Page" params={{ id }} className={css.link}>
            {t(`frame:info.${page}`)}
          </RouteLink>
        </li>
      ))}
    </Column>
  );
}

function OutwardColumn({ title, links }: { readonly title: string; readonly links: readonly OutwardLink[] }) {
  return (
    <Column title={title}>
      {links.map(({ name, href }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener noreferrer" className={css.link}>
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </Column>
  );
}
