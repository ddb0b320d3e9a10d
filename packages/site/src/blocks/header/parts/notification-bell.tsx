import type { Notification } from "@livery/contract";
import { Badge, buttonClass, IconButton, Popover, Skeleton, VisuallyHidden, type PopoverTrigger } from "@livery/ui";
import { useState } from "react";
import { useTranslate } from "../../../core/translate.ts";
import { subjectOf } from "../../../notifications/subject.ts";
import { useNotifications, type Notifications } from "../../../notifications/use-notifications.ts";
import { DateTime } from "../../../parts/date-time.tsx";
import { Problem } from "../../../parts/problem.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import * as css from "./notification-bell.css.ts";

/** Maximum number of titles; the page has the rest. */
const most = 6;

/** The bell (§2.3): the number of unread notifications, and their titles with the link to the page. */
export function NotificationBell() {
  const t = useTranslate();
  const notifications = useNotifications();
  const { unread } = notifications;
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Popover
        open={open}
        onOpenChange={setOpen}
        label={t("announce:notifications.title")}
        trigger={bellTrigger(t("announce:notifications.title"), unread)}
      >
        <div className={css.head}>
          <h2 className={css.title}>{t("announce:notifications.title")}</h2>
          {unread > 0 && <Badge tone="signal">{t("announce:notifications.unread", { count: unread })}</Badge>}
        </div>
        <Content
          notifications={notifications}
          onFollow={(notification) => {
            close();
            // A notification whose link skips its message is marked read when the link is followed.
            if (subjectOf(notification) !== null) notifications.markRead([notification.notificationId]);
          }}
        />
        <div className={css.foot}>
          <RouteLink to="Notifications" className={buttonClass({ variant: "quiet", size: "sm" })} onClick={close}>
            {t("announce:notifications.all")}
          </RouteLink>
        </div>
      </Popover>
      <VisuallyHidden live="polite">
        {unread > 0 && t("announce:notifications.unread", { count: unread })}
      </VisuallyHidden>
    </>
  );
}

function bellTrigger(label: string, unread: number) {
  return (trigger: PopoverTrigger) => <IconButton {...trigger} icon="bell" label={label} count={unread} />;
}

function Content({
  notifications: { error, list, retry },
  onFollow,
}: {
  readonly notifications: Notifications;
  readonly onFollow: (notification: Notification) => void;
}) {
  const t = useTranslate();
  if (list === undefined) {
    if (error !== null) return <Problem error={error} onRetry={retry} compact />;
    return (
      <div className={css.waiting} aria-busy>
        <Skeleton count={3} />
      </div>
    );
  }
  if (list.length === 0) return <p className={css.empty}>{t("announce:notifications.emptyText")}</p>;
  return (
    <ul className={css.list}>
      {list.slice(0, most).map((notification) => {
        const { createdAt, notificationId, read, title } = notification;
        // Links to the subject of the notification, or to the message if there is none (§2).
        const target = subjectOf(notification)?.target ?? {
          to: "Notifications" as const,
          hash: String(notificationId),
        };
        return (
          <li key={notificationId}>
            <RouteLink {...target} className={css.item} onClick={() => onFollow(notification)}>
              {!read && <span className={css.mark} aria-hidden />}
              <span className={read ? css.read : css.unread}>
                {!read && <VisuallyHidden>{t("announce:notifications.new")}: </VisuallyHidden>}
                {title}
              </span>
              <DateTime at={createdAt} className={css.time} />
            </RouteLink>
          </li>
        );
      })}
    </ul>
  );
}
