import { Icon, type IconPicture } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import type { TransferEntry } from "../../../routes/menus.ts";
import type { HeaderModel } from "../header.model.ts";
import { PageLink } from "./page-link.tsx";

/** Icons of deposit and withdraw. */
export const transferIcons: Readonly<Record<TransferEntry, IconPicture>> = { Deposit: "plus", Withdraw: "arrowUp" };

/** Deposit and withdraw beside the balance, for users whose header has them (§2.3). */
export function TransferLinks({
  model,
  classOf,
  labelClass,
  onFollow,
}: {
  readonly model: Pick<HeaderModel, "currentRoute" | "popupOf" | "transfers">;
  readonly classOf: (route: TransferEntry) => string;
  /** Class of the text, if the text can give way to its icon. */
  readonly labelClass?: string;
  readonly onFollow?: () => void;
}) {
  const t = useTranslate();
  return model.transfers.map((route) => (
    <PageLink
      key={route}
      model={model}
      to={route}
      className={classOf(route)}
      aria-label={t(`frame:route.${route}`)}
      {...(onFollow && { onClick: onFollow })}
    >
      <Icon name={transferIcons[route]} size="sm" />
      <span className={labelClass}>{t(`frame:route.${route}`)}</span>
    </PageLink>
  ));
}
