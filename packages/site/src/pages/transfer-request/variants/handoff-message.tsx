import { Card } from "@livery/ui";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import { ContactLink } from "../../../contacts/contact-link.tsx";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { CopyButton } from "../../../sharing/copy-button.tsx";
import type { TransferRequestModel } from "../transfer-request.model.ts";
import * as shared from "../parts/fields.css.ts";
import * as css from "./handoff.css.ts";

/** The message, and the contacts that it can be sent to; a notice if none is set. */
export function MessagePanel({ model }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const message = useMessage(model);
  const { contacts } = model;
  return (
    <Card className={css.message} title={t("payment:handoff.title")} level={2}>
      <div className={shared.step}>
        {contacts.length === 0 ? (
          <p className={shared.muted}>{t("payment:contacts.none")}</p>
        ) : (
          <>
            <p className={shared.muted}>{t("payment:handoff.text")}</p>
            <p className={css.messageText} dir="auto">
              {message}
            </p>
            <ul className={css.contacts}>
              {contacts.map((contact, index) => (
                <li key={contact.name}>
                  <ContactLink
                    contact={contact}
                    message={message}
                    buttonProps={{ variant: index === 0 ? "primary" : "secondary", size: "lg", wide: true }}
                  />
                </li>
              ))}
            </ul>
            <CopyButton text={message} label={t("payment:handoff.copy")} doneLabel={t("payment:copied")} />
            <p className={shared.muted}>{t("payment:contacts.text")}</p>
          </>
        )}
      </div>
    </Card>
  );
}

/** Direction, amount, method, and the reference of a sent request, one line each. */
function useMessage({ amount, direction, method, sent }: TransferRequestModel): string {
  const t = useTranslate();
  const formats = useFormats();
  const sum = sent?.amount ?? amount.value;
  const title = sent?.method ?? method?.title;
  return [
    t(`payment:handoff.message.${sent?.direction ?? direction}`),
    sum === null ? null : `${t("payment:amount")}: ${formats.money(sum, sent?.currency ?? amount.currency)}`,
    title === undefined ? null : `${t("payment:method.label")}: ${title}`,
    sent === null ? null : `${t("payment:reference")}: ${sent.reference}`,
  ]
    .filter((line) => line !== null)
    .join("\n");
}
