import { minor } from "@livery/betting";
import { useRouterState } from "@tanstack/react-router";
import { useServices } from "../../app/services.ts";
import { useSettings } from "../../app/site-settings.ts";
import { useSignedIn } from "../../app/user.ts";
import { useWords } from "../../app/words.ts";
import { FaceView } from "../../faces/face-view.tsx";
import { idOf } from "../../routes/id-parameter.ts";
import { readSearch, routeAt } from "../../routes/paths.ts";
import { usePageTitle } from "../../shell/page-title.ts";
import { Contacts } from "./parts/contacts.tsx";
import { useTransferRequestModel, type BegunTransfer } from "./model.ts";

/** Transfer requests, and deposit and withdraw, which are the same page begun at their side of it (§2). */
export function TransferRequestRoute() {
  const { boot } = useServices();
  const { payway } = useSettings();
  const user = useSignedIn();
  const { pathname, searchStr } = useRouterState({
    select: ({ location }) => ({ pathname: location.pathname, searchStr: location.searchStr }),
    structuralSharing: true,
  });
  const name = routeAt(boot.lang, pathname)?.name ?? "TransferRequest";
  const search = readSearch(searchStr);
  const begun = begunAt(name, search);
  const directionSaid = name !== "TransferRequest" || search["direction"] !== undefined || begun.payId !== null;
  usePageTitle(useWords()(`frame:route.${name === "Withdraw" || name === "Deposit" ? name : "TransferRequest"}`));
  // A site without a cashier answers by messenger, whatever face its brand has chosen.
  if (payway === "chat" && name !== "TransferRequest") return <Contacts direction={begun.direction} />;
  // Whoever signs in after another one begins anew.
  return <Requests key={`${name}${searchStr}${user?.userId}`} begun={begun} directionSaid={directionSaid} />;
}

function Requests({ begun, directionSaid }: { readonly begun: BegunTransfer; readonly directionSaid: boolean }) {
  return <FaceView kind="pages" name="transferRequest" model={useTransferRequestModel(begun, directionSaid)} />;
}

/** What the address begins with; anything unreadable in it is nothing. */
export function begunAt(name: string, search: Readonly<Record<string, string | undefined>>): BegunTransfer {
  const { amount = "", direction, method } = search;
  return {
    direction: name === "Withdraw" || (name === "TransferRequest" && direction === "withdraw") ? "withdraw" : "deposit",
    payId: idOf(method),
    followsMethod: name === "TransferRequest" && direction === undefined,
    amount: /^[1-9]\d{0,14}$/.test(amount) ? minor(BigInt(amount)) : null,
  };
}
