import { BareButton, Button, buttonClass, type ButtonLook } from "@livery/ui";
import { chatDrawing } from "../chat/chat-drawing.ts";
import { openChat } from "../chat/chat-state.ts";
import { useServices } from "../app/services.ts";
import { useStore } from "../app/store.ts";
import { useWords } from "../app/words.ts";
import * as css from "./contact-way.css.ts";
import { messageTo, type Contact } from "./contacts.ts";

/** A button by its `look`, or whatever its place makes of it by `className`. */
type Looks = { readonly look: ButtonLook } | { readonly className: string };

/** The way to one contact: a messenger in a tab of its own, the site's chat over the page. With `message` it opens with that written. */
export function ContactWay({
  contact,
  message,
  ...looks
}: Looks & { readonly contact: Contact; readonly message?: string }) {
  const services = useServices();
  const t = useWords();
  const isOpen = useStore(services.chat)?.isOpen === true;
  if (contact.channel === "chat") {
    const press = {
      "aria-haspopup": "dialog",
      "aria-expanded": isOpen,
      onClick: () => openChat(services, message),
    } as const;
    if ("className" in looks)
      return (
        <BareButton {...press} className={looks.className}>
          {t("chat:title")}
        </BareButton>
      );
    return (
      <Button {...press} {...looks.look} icon={chatDrawing}>
        {t("chat:title")}
      </Button>
    );
  }
  return (
    <a
      href={message === undefined ? contact.href : messageTo(contact, message)}
      target="_blank"
      rel="noopener noreferrer"
      className={"className" in looks ? looks.className : buttonClass(looks.look)}
    >
      {/* One line of text, whatever a button makes of what stands beside each other in it. */}
      <span>
        {contact.title !== "" && `${contact.title} · `}
        <bdi>{contact.name}</bdi>
      </span>
    </a>
  );
}

/** The ways to all of them, beside a sentence that refers to them. */
export function ContactWays({ contacts }: { readonly contacts: readonly Contact[] }) {
  return (
    <div className={css.ways}>
      {contacts.map((contact) => (
        <ContactWay key={contact.name} contact={contact} look={{ size: "sm" }} />
      ))}
    </div>
  );
}
