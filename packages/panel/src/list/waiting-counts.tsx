import { chipClass } from "@livery/ui";
import type { Search } from "../core/address.ts";
import { type MessageKey, useTranslate } from "../core/messages.ts";
import { Link } from "../parts/link.tsx";
import type { ListDefinition } from "./define-list.ts";
import { useListCount } from "./use-list-count.ts";
import * as css from "./waiting-counts.css.ts";

/** Requests that wait: the part of their list, and the text of their number. */
export interface WaitingRequests {
  readonly of: ListDefinition;
  readonly to: string;
  /** The filters in the address of the list. */
  readonly search: Search;
  readonly message: MessageKey;
}

/** The numbers of waiting requests, as links; announced when they change. */
export function WaitingCounts({ requests }: { readonly requests: readonly WaitingRequests[] }) {
  const t = useTranslate();
  return (
    <nav className={css.counts} aria-label={t("panel:payments.waiting")} aria-live="polite">
      {requests.map((each) => (
        <WaitingCount key={each.message} {...each} />
      ))}
    </nav>
  );
}

function WaitingCount({ of, to, search, message }: WaitingRequests) {
  const t = useTranslate();
  const { count } = useListCount(of, search);
  if (count === undefined) return null;
  return (
    <Link to={to} search={search} className={chipClass()}>
      {t(message, { count })}
    </Link>
  );
}
