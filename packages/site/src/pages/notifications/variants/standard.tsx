import { Badge, Button, buttonClass, Card, EmptyState, Skeleton } from "@livery/ui";
import type { Notification } from "@livery/contract";
import { useEffect, useRef } from "react";
import { useTranslate } from "../../../core/translate.ts";
import { subjectOf } from "../../../notifications/subject.ts";
import { QueryBoundary } from "../../../parts/query-boundary.tsx";
import { DateTime } from "../../../parts/date-time.tsx";
import { PageHeading } from "../../../parts/page-heading.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { NotificationsModel } from "../notifications.model.ts";
import * as css from "./standard.css.ts";

/** A list, newest first; the open one shows its whole text and a link to what it is about. */
export default function Notifications({ model }: VariantProps<NotificationsModel>) {
  const t = useTranslate();
  return (
    <div className={css.page}>
      <PageHeading
        text={t("announce:notifications.text")}
        aside={
          model.unread > 0 && (
            <Button icon="check" onClick={model.markAllRead}>
              {t("announce:notifications.markAll")}
            </Button>
          )
        }
      >
        {t("announce:notifications.title")}
      </PageHeading>
      <QueryBoundary
        answer={model}
        waiting={<Skeleton shape="row" count={4} />}
        otherwise={
          <EmptyState
            title={t("announce:notifications.emptyTitle")}
            action={
              <RouteLink to="Home" className={buttonClass()}>
                {t("feedback:openHome")}
              </RouteLink>
            }
          >
            <p>{t("announce:notifications.emptyText")}</p>
          </EmptyState>
        }
      >
        <Card flush>
          <ul aria-label={t("announce:notifications.list")}>
            {model.notifications.map((notification) => (
              <Message
                key={notification.notificationId}
                notification={notification}
                isOpen={notification.notificationId === model.openId}
              />
            ))}
          </ul>
        </Card>
      </QueryBoundary>
    </div>
  );
}

/**
 * One notification, shortened until it is opened. Its element id is the address's hash, so that links work without script too.
 */
function Message({ notification, isOpen }: { readonly notification: Notification; readonly isOpen: boolean }) {
  const t = useTranslate();
  const { createdAt, notificationId, read, title } = notification;
  const subject = subjectOf(notification);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    link.current?.focus({ preventScroll: true });
    link.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return (
    <li id={String(notificationId)} className={css.message}>
      <RouteLink
        ref={link}
        to="Notifications"
        hash={String(notificationId)}
        preserveScroll
        className={css.link}
        aria-current={isOpen ? "true" : undefined}
        {...(isOpen && { "data-arrival": "" })}
      >
        <span className={isOpen ? css.whole : css.short}>
          <bdi>{title}</bdi>
        </span>
        <span className={css.detail}>
          <DateTime at={createdAt} />
          {!read && <Badge tone="signal">{t("announce:notifications.new")}</Badge>}
        </span>
      </RouteLink>
      {isOpen && subject !== null && (
        <p className={css.onward}>
          <RouteLink {...subject.target} className={buttonClass({ size: "sm" })}>
            {t(subject.messageKey)}
          </RouteLink>
        </p>
      )}
    </li>
  );
}
