import { Icon, type IconPicture } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import type { PaymentEntry } from "../../../routes/menus.ts";
import type { HeaderModel } from "../header.model.ts";
import { PageLink } from "./page-link.tsx";

/** Icons of deposit and withdraw. */
export const paymentIcons: Readonly<Record<PaymentEntry, IconPicture>> = { Deposit: "plus", Withdraw: "arrowUp" };

/** Deposit and withdraw beside the balance, for users whose header has them (§2.3). */
export function PaymentLinks({
  model,
  classOf,
  labelClass,
  onFollow,
}: {
  readonly model: Pick<HeaderModel, "currentRoute" | "popupOf" | "payments">;
  readonly classOf: (route: PaymentEntry) => string;
  /** Class of the text, if the text can give way to its icon. */
  readonly labelClass?: string;
  readonly onFollow?: () => void;
}) {
  const t = useTranslate();
  return model.payments.map((route) => (
    <PageLink
      key={route}
      model={model}
      to={route}
      className={classOf(route)}
      aria-label={t(`frame:route.${route}`)}
      {...(onFollow && { onClick: onFollow })}
    >
      <Icon name={paymentIcons[route]} size="sm" />
      <span className={labelClass}>{t(`frame:route.${route}`)}</span>
    </PageLink>
  ));
}
