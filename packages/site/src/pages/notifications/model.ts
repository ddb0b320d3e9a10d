import type { CallError, Notification } from "@livery/contract";
import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useNotifications } from "../../notifications/use-notifications.ts";
import { listState, type ListState } from "../list-state.ts";

export interface NotificationsModel {
  readonly state: ListState;
  readonly notifications: readonly Notification[];
  readonly unread: number;
  /** The one that the address names; null for none, and for one that is not there. */
  readonly openId: number | null;
  readonly markAllRead: () => void;
  readonly error: CallError | null;
  readonly retry: () => void;
}

/** The notifications of the player; the hash of the address is the id of the open one, and opening it is reading it (§2). */
export function useNotificationsModel(): NotificationsModel {
  const { error, list, markRead, retry, unread } = useNotifications();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const open = list?.find(({ notificationId }) => String(notificationId) === hash);
  const openId = open?.notificationId ?? null;
  const isNews = open?.read === false;
  // Once an opening: what the house did not take is unread again, and must not be sent for ever.
  const markedId = useRef<number | null>(null);
  useEffect(() => {
    if (openId === null || !isNews || markedId.current === openId) return;
    markedId.current = openId;
    markRead([openId]);
  }, [openId, isNews, markRead]);
  return {
    state: listState({ answered: list !== undefined, count: list?.length ?? 0, failed: error !== null }),
    notifications: list ?? [],
    unread,
    openId,
    markAllRead: () => markRead((list ?? []).map(({ notificationId }) => notificationId)),
    error,
    retry,
  };
}
