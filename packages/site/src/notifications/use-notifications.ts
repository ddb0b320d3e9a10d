import type { CallError, Notification } from "@livery/contract";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../app/queries.ts";
import { useServices, type Services } from "../app/services.ts";
import { useSignedIn } from "../app/user.ts";

/** Milliseconds between two looks at the notifications, while the tab is seen. */
const refetchIntervalMs = 60_000;

export interface Notifications {
  /** Newest first; undefined until they have been answered. */
  readonly list: readonly Notification[] | undefined;
  readonly unread: number;
  readonly error: CallError | null;
  readonly retry: () => void;
  /** Tells the house that these have been read; those that are read already are passed over. */
  readonly markRead: (ids: readonly number[]) => void;
}

/** The player's notifications: asked for again now and then, the same answer for everything that shows them. */
export function useNotifications(): Notifications {
  const services = useServices();
  const user = useSignedIn();
  const answer = useQuery({
    ...callQuery(services.client, "getNotification", {}),
    enabled: user !== null,
    refetchInterval: refetchIntervalMs,
  });
  const list = user === null ? undefined : answer.data;
  return {
    list,
    unread: list?.filter(({ read }) => !read).length ?? 0,
    error: answer.error,
    retry: () => void answer.refetch(),
    markRead: (ids) => void markRead(services, ids),
  };
}

/** What is read is so at once on the screen; where the house did not hear of it, its own answer is asked for again. */
async function markRead(services: Services, ids: readonly number[]): Promise<void> {
  const { client, house, queries, session } = services;
  const { queryKey } = callQuery(client, "getNotification", {});
  const known = queries.getQueryData(queryKey) ?? [];
  const news = known.filter(({ notificationId, read }) => !read && ids.includes(notificationId));
  if (news.length === 0) return;
  // An answer that is on its way does not know yet.
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
