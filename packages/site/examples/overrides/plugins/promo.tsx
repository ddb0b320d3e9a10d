import { definePlugin, RouteLink, type SlotProps } from "@livery/site/variants";
import { Banner } from "@livery/ui";

/** An offer above every page, for visitors. */
function Offer({ page, signedIn }: SlotProps) {
  if (signedIn === true || page === "register") return null;
  return (
    <Banner title="Cup week">
      <RouteLink to="Register">Open an account</RouteLink>
    </Banner>
  );
}

export default definePlugin({
  slots: { "page.before": Offer },
  on: {
    // For a script of the brand's own: the amount is in minor units of the currency.
    betPlaced: ({ currency, stake }) => {
      document.dispatchEvent(new CustomEvent("promo:bet", { detail: { currency, stake } }));
    },
  },
});
