import { overlayNotice } from "@livery/machines";
import { useSelector } from "@xstate/react";
import { lazy, Suspense } from "react";
import { useServices } from "../app/services.ts";
import { useStore } from "../app/store.ts";
import { useSignedIn } from "../app/user.ts";

const Notices = lazy(async () => ({ default: (await import("./notices.tsx")).Notices }));
const AlertPopups = lazy(async () => ({ default: (await import("../announcements/alert-popups.tsx")).AlertPopups }));
const SignInPopup = lazy(async () => ({ default: (await import("../pages/login/sign-in-popup.tsx")).SignInPopup }));
const BonusPopup = lazy(async () => ({ default: (await import("../bonuses/bonus-popup.tsx")).BonusPopup }));
const TransferPopup = lazy(async () => ({
  default: (await import("../pages/transfer-request/popup.tsx")).TransferPopup,
}));
const UpdateBanner = lazy(async () => ({ default: (await import("../update/update-banner.tsx")).UpdateBanner }));

/** What is only needed once something happens: its code comes after the first view. */
export function LateParts() {
  const { announcements, bonusPopup, cashier, overlay, signIn, update } = useServices();
  const hasNotice = useSelector(overlay, ({ context }) => overlayNotice(context) !== null);
  const asked = useStore(signIn) !== null;
  const { maintenance, offered } = useStore(update.state);
  const signedIn = useSignedIn() !== null;
  const asksForBonus = useStore(bonusPopup) && signedIn;
  const paying = useStore(cashier);
  const announces = useStore(announcements) !== null;
  return (
    <Suspense fallback={null}>
      {hasNotice && <Notices />}
      {announces && <AlertPopups />}
      {asksForBonus && <BonusPopup />}
      {paying !== null && signedIn && <TransferPopup wish={paying} />}
      {asked && <SignInPopup />}
      {offered && !maintenance && <UpdateBanner />}
    </Suspense>
  );
}
