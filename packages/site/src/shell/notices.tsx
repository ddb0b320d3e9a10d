import type { OverlayNotice } from "@livery/machines";
import { buttonClass, Notice, type NoticeTone } from "@livery/ui";
import { useServices } from "../core/services.ts";
import { useStore } from "@livery/browser-app";
import { useTranslate, type MessageKey, type Translate } from "../core/translate.ts";
import { RouteLink } from "../parts/route-link.tsx";

const tones: Record<OverlayNotice["status"], NoticeTone> = {
  success: "success",
  failure: "failure",
  warning: "warning",
  info: "info",
  creatingCoupon: "busy",
  keypad: "info",
  wait: "busy",
};

const titles = {
  success: "feedback:overlay.success",
  failure: "feedback:overlay.failure",
  warning: "feedback:overlay.warning",
  info: "feedback:overlay.info",
  creatingCoupon: "feedback:overlay.creating",
  keypad: "feedback:overlay.keypad",
  wait: "feedback:overlay.wait",
} as const satisfies Record<OverlayNotice["status"], MessageKey>;

/** The notify overlay (§4): one notice at a time, in the order of the machine behind it. */
export function Notices() {
  const { overlay } = useServices();
  const t = useTranslate();
  const notice = useStore(overlay.state);
  if (notice === null) return null;
  const close = (): void => overlay.send({ type: "DISMISS" });
  const couponNumber = notice.message === "slip:placed.title" ? notice.params["number"] : undefined;
  return (
    <Notice
      open
      tone={tones[notice.status]}
      title={t(titles[notice.status])}
      closeLabel={t("feedback:close")}
      onClose={close}
      onHold={(held) => overlay.send({ type: held ? "HOLD" : "RELEASE" })}
      {...(couponNumber !== undefined && {
        action: (
          <RouteLink
            to="Coupon"
            params={{ couponNumber }}
            className={buttonClass({ variant: "primary" })}
            onClick={close}
          >
            {t("slip:placed.open")}
          </RouteLink>
        ),
      })}
    >
      {messageOf(notice, t)}
    </Notice>
  );
}

/** The title of a busy notice is its whole text. */
function messageOf({ status, message, params }: OverlayNotice, t: Translate): string | null {
  if (message === "" || message === titles[status]) return null;
  // Messages pass through the machine as keys; each sender uses a key that exists.
  return t(message as MessageKey, params);
}
