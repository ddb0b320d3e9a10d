import type { CallError, Notification } from "@livery/contract";
import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useNotifications } from "../../notifications/use-notifications.ts";
import { listState, type ListState } from "../../parts/list-state.ts";

export interface NotificationsModel {
  readonly state: ListState;
  readonly notifications: readonly Notification[];
  readonly unread: number;
  /** The notification in the address; null if there is none, or if it does not exist. */
  readonly openId: number | null;
  readonly markAllRead: () => void;
  readonly error: CallError | null;
  readonly retry: () => void;
}

declare module "../../variants/variant-types.ts" {
  interface PageModels {
    readonly notifications: NotificationsModel;
  }
}

/** The player's notifications. The hash of the address is the id of the open one; opening it marks it read (§2). */
export function useNotificationsModel(): NotificationsModel {
  const { error, list, markRead, retry, unread } = useNotifications();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const open = list?.find(({ notificationId }) => String(notificationId) === hash);
  const openId = open?.notificationId ?? null;
  const isNews = open?.read === false;
  // Sent once per opening: a failed call makes the notification unread again and must not repeat forever.
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
