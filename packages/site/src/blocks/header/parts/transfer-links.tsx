import { Icon, type IconPicture } from "@livery/ui";
import { useWords } from "../../../app/words.ts";
import type { TransferEntry } from "../../../routes/menus.ts";
import type { HeaderModel } from "../model.ts";
import { PageLink } from "./page-link.tsx";

/** Into the account, and out of it. */
export const transferIcons: Readonly<Record<TransferEntry, IconPicture>> = { Deposit: "plus", Withdraw: "arrowUp" };

/** Deposit and withdraw beside the balance, for whom the header has them (§2.3). */
export function TransferLinks({
  model,
  look,
  wordClass,
  onFollow,
}: {
  readonly model: Pick<HeaderModel, "currentRoute" | "popupOf" | "transfers">;
  readonly look: (route: TransferEntry) => string;
  /** Of the word, where it gives way to its sign. */
  readonly wordClass?: string;
  readonly onFollow?: () => void;
}) {
  const t = useWords();
  return model.transfers.map((route) => (
    <PageLink
      key={route}
      model={model}
      to={route}
      className={look(route)}
      aria-label={t(`frame:route.${route}`)}
      {...(onFollow && { onClick: onFollow })}
    >
      <Icon name={transferIcons[route]} size="sm" />
      <span className={wordClass}>{t(`frame:route.${route}`)}</span>
    </PageLink>
  ));
}
