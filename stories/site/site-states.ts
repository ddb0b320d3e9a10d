import { pseudoLanguage } from "@livery/i18n";
import { never, refuse, type SiteCall } from "@livery/site/testing";
import type { SiteState } from "./state.ts";

/** What differs between the pages that show what one call answers. */
interface Shown {
  /** The page with everything that it is for. */
  readonly full: SiteState;
  /** The call that the page is about. */
  readonly call: SiteCall;
  readonly empty: Partial<SiteState> & Pick<SiteState, "shows">;
  readonly long: Partial<SiteState> & Pick<SiteState, "shows">;
  readonly many: Partial<SiteState> & Pick<SiteState, "shows">;
}

type Standard = "Full" | "Loading" | "Empty" | "Failed" | "Offline" | "LongWords" | "ManyRows" | "Phone";

/** A state that differs from another in a few things; its calls in those that are named. */
export function like(state: SiteState, changes: Partial<SiteState>): SiteState {
  return { ...state, ...changes, calls: { ...state.calls, ...changes.calls } };
}

/** The eight states in which every such page is shown. */
export function standardStates({ call, empty, full, long, many }: Shown): Readonly<Record<Standard, SiteState>> {
  return {
    Full: full,
    ...waitingStates(full, call),
    Empty: like(full, empty),
    LongWords: like(full, { lang: pseudoLanguage.code, session: "long", ...long }),
    ManyRows: like(full, many),
    Phone: like(full, { window: "phone", shell: "mobile" }),
  };
}

/** A page whose call is on its way, is refused, or finds no network. */
export function waitingStates(
  full: SiteState,
  call: SiteCall,
): Readonly<Record<"Loading" | "Failed" | "Offline", SiteState>> {
  return {
    Loading: like(full, { calls: { [call]: never }, shows: "busy" }),
    Failed: like(full, {
      calls: { [call]: refuse("technical", { params: { requestId: "7f3a-11" } }) },
      shows: (t) => t("feedback:problem.title"),
    }),
    Offline: like(full, {
      calls: { [call]: refuse("offline") },
      online: false,
      shows: (t) => t("feedback:offline.title"),
    }),
  };
}
