import { lazy, Suspense } from "react";
import { useHydrated } from "../core/hydrated.ts";
import { useServices } from "../core/services.ts";
import { useStore } from "@livery/browser-app";
import { useSignedIn } from "../core/user.ts";
import { isTerminal } from "../variants/terminal-headers.ts";
import { Announcer } from "./announcer.tsx";

const Notices = lazy(async () => ({ default: (await import("./notices.tsx")).Notices }));
const AlertPopups = lazy(async () => ({ default: (await import("../announcements/alert-popups.tsx")).AlertPopups }));
const SignInPopup = lazy(async () => ({ default: (await import("../pages/login/sign-in-popup.tsx")).SignInPopup }));
const BonusPopup = lazy(async () => ({ default: (await import("../bonuses/bonus-popup.tsx")).BonusPopup }));
const PaymentPopup = lazy(async () => ({
  default: (await import("../pages/transfer-request/popup.tsx")).PaymentPopup,
}));
const ChatPanel = lazy(async () => ({ default: (await import("../chat/chat-panel.tsx")).ChatPanel }));
const ScreenKeys = lazy(async () => ({ default: (await import("../keys/screen-keys.tsx")).ScreenKeys }));
const UpdateBanner = lazy(async () => ({ default: (await import("../update/update-banner.tsx")).UpdateBanner }));

/** Everything that opens over the pages, and the announcement of the current page. */
export function Overlays() {
  const { announcements, bonusPopup, boot, cashier, chat, overlay, signIn, update } = useServices();
  const hasNotice = useStore(overlay.state) !== null;
  const signInRequested = useStore(signIn) !== null;
  const { maintenance, offered } = useStore(update.state);
  const signedIn = useSignedIn() !== null;
  const bonusRequested = useStore(bonusPopup) && signedIn;
  const paying = useStore(cashier);
  const announces = useStore(announcements) !== null;
  const chats = useStore(chat) !== null;
  // No prerendered document has them: their code is loaded once the page is the browser's.
  const keyed = useHydrated() && isTerminal(boot);
  return (
    <>
      <Announcer />
      <Suspense fallback={null}>
        {hasNotice && <Notices />}
        {announces && <AlertPopups />}
        {bonusRequested && <BonusPopup />}
        {paying !== null && signedIn && <PaymentPopup request={paying} />}
        {signInRequested && <SignInPopup />}
        {chats && <ChatPanel />}
        {keyed && <ScreenKeys />}
        {offered && !maintenance && <UpdateBanner />}
      </Suspense>
    </>
  );
}
