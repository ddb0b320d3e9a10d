import { offer } from "../site/catalogue.ts";
import { define, type SiteState } from "../site/state.ts";

const home: SiteState = { calls: offer, shows: () => "Galatasaray" };

export const guarded = define(
  "screens",
  "guarded",
  "A page that this visitor or player may not see: guards send each where they may be, and say why where it helps.",
  {
    WithoutService: { ...home, path: "/sports", session: "withoutService" },
    SignInFirst: { ...home, path: "/coupons", session: "visitor", shows: (t) => t("account:signIn.because.page") },
    Passive: { ...home, path: "/sports", session: "passive" },
  },
);
