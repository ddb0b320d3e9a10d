import { Children, type ReactNode } from "react";
import { useTranslate } from "../../../core/translate.ts";
import { ContactLink } from "../../../contacts/contact-link.tsx";
import type { Contact } from "../../../contacts/contacts.ts";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { FooterModel, InfoLink, OutwardLink } from "../footer.model.ts";
import * as css from "./link-groups.css.ts";

/** Links of one kind under one title. */
export interface LinkGroup {
  readonly title: string;
  readonly links: readonly ReactNode[];
}

/** Every link of a footer (§2.2), in its groups: pages, information, help, contacts, networks. */
export function useLinkGroups({
  contacts,
  contactTitle,
  information,
  play,
  social,
  support,
}: FooterModel): readonly LinkGroup[] {
  const t = useTranslate();
  const pages = (links: readonly InfoLink[]) =>
    links.map(({ id, page }) => (
      <RouteLink key={page} to="Page" params={{ id }} className={css.link}>
        {t(`frame:info.${page}`)}
      </RouteLink>
    ));
  const groups: readonly LinkGroup[] = [
    {
      title: t("frame:footer.play"),
      links: play.map((route) => (
        <RouteLink key={route} to={route} className={css.link}>
          {t(`frame:route.${route}`)}
        </RouteLink>
      )),
    },
    { title: t("frame:footer.information"), links: pages(information) },
    { title: t("frame:footer.support"), links: pages(support) },
    { title: contactTitle || t("frame:footer.contact"), links: contacts.map(contactLink) },
    { title: t("frame:footer.social"), links: social.map(outward) },
  ];
  return groups.filter(({ links }) => links.length > 0);
}

function contactLink(contact: Contact) {
  // The group's title already has the operator's own text.
  const plain = contact.channel === "chat" ? contact : { ...contact, title: "" };
  return <ContactLink key={contact.name} contact={plain} className={css.link} />;
}

function outward({ href, name }: OutwardLink) {
  return (
    <a key={href} href={href} target="_blank" rel="noopener noreferrer" className={css.link}>
      <bdi>{name}</bdi>
    </a>
  );
}

/** All groups, each under its title. */
export function LinkGroups({ model }: { readonly model: FooterModel }) {
  return useLinkGroups(model).map(({ links, title }) => (
    <nav key={title} aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      <LinkList links={links} />
    </nav>
  ));
}

/** The links of one group as a list. */
export function LinkList({ links }: Pick<LinkGroup, "links">) {
  return (
    <ul className={css.list}>
      {Children.map(links, (link) => (
        <li>{link}</li>
      ))}
    </ul>
  );
}

/** The logos of the payment methods. */
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
