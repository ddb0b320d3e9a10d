import type { CallError, Notification } from "@livery/contract";
import type { Formats } from "@livery/i18n";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { callQuery } from "../core/queries.ts";
import { useServices, type Services } from "../core/services.ts";
import { useFormats } from "../core/translate.ts";
import { useSignedIn } from "../core/user.ts";

/** Milliseconds between two loads of the notifications, while the tab is visible. */
const refetchIntervalMs = 60_000;

export interface Notifications {
  /** Newest first, each with the title that is shown; undefined until they are loaded. */
  readonly list: readonly Notification[] | undefined;
  readonly unread: number;
  readonly error: CallError | null;
  readonly retry: () => void;
  /** Reports these as read to the server; those that are read already are skipped. */
  readonly markRead: (ids: readonly number[]) => void;
}

/** The player's notifications, loaded again periodically; one cached answer for all that show them. */
export function useNotifications(): Notifications {
  const services = useServices();
  const user = useSignedIn();
  const answer = useQuery({
    ...callQuery(services.client, "getNotification", {}),
    enabled: user !== null,
    refetchInterval: refetchIntervalMs,
  });
  const formats = useFormats();
  const { data } = answer;
  const shown = useMemo(() => data?.map((each) => ({ ...each, title: titleOf(each, formats) })), [data, formats]);
  const list = user === null ? undefined : shown;
  return {
    list,
    unread: list?.filter(({ read }) => !read).length ?? 0,
    error: answer.error,
    retry: () => void answer.refetch(),
    markRead: (ids) => void markRead(services, ids),
  };
}

/** The title with its amount as the reader's language writes it. */
function titleOf({ title, amount, currency }: Notification, formats: Formats): string {
  if (amount === null || currency === null) return title;
  return title.replaceAll("{amount}", () => formats.money(amount, currency));
}

/** Marks notifications as read at once on the screen; if the server did not receive that, they are loaded again. */
async function markRead(services: Services, ids: readonly number[]): Promise<void> {
  const { client, house, queries, session } = services;
  const { queryKey } = callQuery(client, "getNotification", {});
  const known = queries.getQueryData(queryKey) ?? [];
  const news = known.filter(({ notificationId, read }) => !read && ids.includes(notificationId));
  if (news.length === 0) return;
  // An answer in flight does not include the change yet.
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, (now) =>
    now?.map((each) => (ids.includes(each.notificationId) ? { ...each, read: true } : each)),
  );
  try {
    const paths = await house();
    await paths.markRead(
      news.map(({ notificationId }) => notificationId),
      new AbortController().signal,
    );
  } catch (error) {
    if (isSignedOut(error)) session.send({ type: "EXPIRED" });
    else await queries.invalidateQueries({ queryKey });
  }
}

function isSignedOut(error: unknown): boolean {
  return (error as Partial<CallError> | null)?.code === "signed_out";
}
