import type { PaymentDirection } from "@livery/contract";
import { EmptyState } from "@livery/ui";
import { useServices } from "../../../core/services.ts";
import { useSettings } from "../../../core/site-settings.ts";
import { useTranslate } from "../../../core/translate.ts";
import { ContactLink } from "../../../contacts/contact-link.tsx";
import { contactsOf } from "../../../contacts/contacts.ts";
import { PageHeading } from "../../../parts/page-heading.tsx";
import * as css from "./contacts.css.ts";

/** The contacts of a site without payments of its own (§2: external chat, depending on the site). */
export function Contacts({ direction }: { readonly direction: PaymentDirection }) {
  const t = useTranslate();
  const { boot } = useServices();
  const contacts = contactsOf(useSettings(), boot.shell);
  return (
    <div className={css.page}>
      <PageHeading text={t("payment:contacts.text")}>{t(`payment:contacts.${direction}`)}</PageHeading>
      {contacts.length === 0 ? (
        <EmptyState title={t("payment:none.title")}>
          <p>{t("payment:contacts.none")}</p>
        </EmptyState>
      ) : (
        <ul className={css.list}>
          {contacts.map((contact, index) => (
            <li key={contact.name}>
              <ContactLink
                contact={contact}
                buttonProps={{ variant: index === 0 ? "primary" : "secondary", size: "lg", wide: true }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
