import { BareButton, Button, buttonClass, type ButtonAppearance } from "@livery/ui";
import { chatIcon } from "./chat-icon.ts";
import { openChat } from "./open-chat.ts";
import { useServices } from "../core/services.ts";
import { useStore } from "@livery/browser-app";
import { useTranslate } from "../core/translate.ts";
import * as css from "./contact-link.css.ts";
import { messageTo, type Contact } from "./contacts.ts";

/** A button by `buttonProps`, or the style of its container by `className`. */
type Appearance = { readonly buttonProps: ButtonAppearance } | { readonly className: string };

/** A link to one contact: a messenger opens in a new tab, the site's chat over the page. `message` is the prepared text. */
export function ContactLink({
  contact,
  message,
  ...appearance
}: Appearance & { readonly contact: Contact; readonly message?: string }) {
  const services = useServices();
  const t = useTranslate();
  const isOpen = useStore(services.chat)?.isOpen === true;
  if (contact.channel === "chat") {
    const press = {
      "aria-haspopup": "dialog",
      "aria-expanded": isOpen,
      onClick: () => openChat(services, message),
    } as const;
    if ("className" in appearance)
      return (
        <BareButton {...press} className={appearance.className}>
          {t("chat:title")}
        </BareButton>
      );
    return (
      <Button {...press} {...appearance.buttonProps} icon={chatIcon}>
        {t("chat:title")}
      </Button>
    );
  }
  return (
    <a
      href={message === undefined ? contact.href : messageTo(contact, message)}
      target="_blank"
      rel="noopener noreferrer"
      className={"className" in appearance ? appearance.className : buttonClass(appearance.buttonProps)}
    >
      {/* One line of text, however a button lays out its children. */}
      <span>
        {contact.title !== "" && `${contact.title} · `}
        <bdi>{contact.name}</bdi>
      </span>
    </a>
  );
}

/** Links to all contacts, beside a sentence that refers to them. */
export function ContactLinks({ contacts }: { readonly contacts: readonly Contact[] }) {
  return (
    <div className={css.links}>
      {contacts.map((contact) => (
        <ContactLink key={contact.name} contact={contact} buttonProps={{ size: "sm" }} />
      ))}
    </div>
  );
}
