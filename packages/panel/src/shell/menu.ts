import { panelCalls, type PanelCall, type Staff } from "@livery/contract/panel";
import type { IconPicture } from "@livery/ui";
import { mayCall } from "../core/session.ts";
import type { MessageKey } from "../core/messages.ts";
import { requestIcon, cardIcon, percentIcon, paymentIcon } from "../parts/icons.ts";

export interface MenuEntry {
  readonly path: string;
  readonly label: MessageKey;
  readonly icon: IconPicture;
  /** The call without which the page has no content. */
  readonly call: Pick<PanelCall, "action">;
}

const entries: readonly MenuEntry[] = [
  { path: "/dealers", label: "panel:dealers.title", icon: "home", call: panelCalls.panelDealers },
  { path: "/users", label: "panel:users.title", icon: "user", call: panelCalls.panelUsers },
  { path: "/coupons", label: "panel:coupons.title", icon: "coupon", call: panelCalls.panelCoupons },
  { path: "/movements", label: "panel:movements.title", icon: "receipt", call: panelCalls.panelMovements },
  { path: "/payments", label: "panel:payments.title", icon: paymentIcon, call: panelCalls.panelPayments },
  { path: "/methods", label: "panel:methods.title", icon: cardIcon, call: panelCalls.panelPaymentMethods },
  { path: "/bonuses", label: "panel:bonuses.title", icon: percentIcon, call: panelCalls.panelBonuses },
  {
    path: "/bonus-requests",
    label: "panel:bonusRequests.title",
    icon: requestIcon,
    call: panelCalls.panelBonusRequests,
  },
  { path: "/results", label: "panel:results.title", icon: "ball", call: panelCalls.panelResults },
  { path: "/audit", label: "panel:audit.title", icon: "clock", call: panelCalls.panelAudit },
];

/** The menu of an account: only entries whose call it may make. */
export function menuOf(staff: Staff): readonly MenuEntry[] {
  return entries.filter(({ call }) => mayCall(staff, call));
}

/** Whether a path belongs to a menu entry. */
export function isWithin(path: string, entry: Pick<MenuEntry, "path">): boolean {
  return path === entry.path || path.startsWith(`${entry.path}/`);
}
