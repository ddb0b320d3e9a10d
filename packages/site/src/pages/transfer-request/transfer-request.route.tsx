import { minor } from "@livery/betting";
import { useRouterState } from "@tanstack/react-router";
import { useServices } from "../../core/services.ts";
import { useSettings } from "../../core/site-settings.ts";
import { useSignedIn } from "../../core/user.ts";
import { useTranslate } from "../../core/translate.ts";
import { VariantView } from "../../variants/variant-view.tsx";
import { idOf } from "../../routes/id-parameter.ts";
import { readSearch, routeAt } from "../../routes/paths.ts";
import { usePageTitle } from "../../parts/page-title.ts";
import { Contacts } from "./parts/contacts.tsx";
import { useTransferRequestModel, type BegunPayment } from "./transfer-request.model.ts";

/** The payment request page; deposit and withdraw are the same page with their direction chosen (§2). */
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
  const directionGiven = name !== "TransferRequest" || search["direction"] !== undefined || begun.payId !== null;
  usePageTitle(useTranslate()(`frame:route.${name === "Withdraw" || name === "Deposit" ? name : "TransferRequest"}`));
  // A site without payments of its own shows its messengers, whatever the brand's variant.
  if (payway === "chat" && name !== "TransferRequest") return <Contacts direction={begun.direction} />;
  // Another player after sign-in starts with an empty form.
  return <Requests key={`${name}${searchStr}${user?.userId}`} begun={begun} directionGiven={directionGiven} />;
}

function Requests({ begun, directionGiven }: { readonly begun: BegunPayment; readonly directionGiven: boolean }) {
  return <VariantView kind="pages" name="transferRequest" model={useTransferRequestModel(begun, directionGiven)} />;
}

/** Reads the initial values of the address; invalid ones are ignored. */
export function begunAt(name: string, search: Readonly<Record<string, string | undefined>>): BegunPayment {
  const { amount = "", direction, method } = search;
  return {
    direction: name === "Withdraw" || (name === "TransferRequest" && direction === "withdraw") ? "withdraw" : "deposit",
    payId: idOf(method),
    followsMethod: name === "TransferRequest" && direction === undefined,
    amount: /^[1-9]\d{0,14}$/.test(amount) ? minor(BigInt(amount)) : null,
  };
}
