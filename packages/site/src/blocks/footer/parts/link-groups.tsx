import type { ReactNode } from "react";
import { useWords } from "../../../app/words.ts";
import { RouteLink } from "../../../shell/route-link.tsx";
import type { FooterModel, InfoLink, OutwardLink } from "../model.ts";
import * as css from "./link-groups.css.ts";

/** Every link of a footer (§2 "Footer"), in its groups: pages, information, help, contacts, networks. */
export function LinkGroups({ model }: { readonly model: FooterModel }) {
  const t = useWords();
  const { contacts, contactTitle, information, play, social, support } = model;
  return (
    <>
      <Group title={t("frame:footer.play")}>
        {play.map((route) => (
          <li key={route}>
            <RouteLink to={route} className={css.link}>
              {t(`frame:route.${route}`)}
            </RouteLink>
          </li>
        ))}
      </Group>
      <InfoGroup title={t("frame:footer.information")} links={information} />
      <InfoGroup title={t("frame:footer.support")} links={support} />
      {contacts.length > 0 && <OutwardGroup title={contactTitle || t("frame:footer.contact")} links={contacts} />}
      {social.length > 0 && <OutwardGroup title={t("frame:footer.social")} links={social} />}
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.list}>{children}</ul>
    </nav>
  );
}

function InfoGroup({ title, links }: { readonly title: string; readonly links: readonly InfoLink[] }) {
  const t = useWords();
  return (
    <Group title={title}>
      {links.map(({ page, id }) => (
        <li key={page}>
          <RouteLink to="Page" params={{ id }} className={css.link}>
            {t(`frame:info.${page}`)}
          </RouteLink>
        </li>
      ))}
    </Group>
  );
}

function OutwardGroup({ title, links }: { readonly title: string; readonly links: readonly OutwardLink[] }) {
  return (
    <Group title={title}>
      {links.map(({ name, href }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener noreferrer" className={css.link}>
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </Group>
  );
}

/** Whom one may pay by. */
export function PaymentLogos({ logos }: { readonly logos: readonly string[] }) {
  if (logos.length === 0) return null;
  return (
    <ul className={css.logos}>
      {logos.map((logo) => (
        <li key={logo}>
          <img src={logo} alt="" loading="lazy" className={css.logo} />
        </li>
      ))}
    </ul>
  );
}
