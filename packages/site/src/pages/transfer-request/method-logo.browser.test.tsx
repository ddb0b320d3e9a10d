import { variantNames } from "@livery/skin";
import { test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { houseOfPlayer, pageOf } from "../../testing/fake-house.ts";
import { openSite } from "../../testing/open-site.tsx";
import { paymentMethod } from "../../testing/payment-fixtures.ts";
import { bannerPicture } from "../../testing/pictures.ts";

const methods = [
  paymentMethod(1, { title: "Coral Wallet", logo: bannerPicture }),
  paymentMethod(2, { title: "Hill Street Bank", logo: "/no-such-picture.svg" }),
];
const pictures = () =>
  [...document.querySelectorAll<HTMLImageElement>("[role=dialog] img, main img")].map((each) => [
    each.getAttribute("src"),
    each.alt,
  ]);
/** One is a list of words alone, one writes a message. */
const textOnly = new Set<string>(["classic", "handoff"]);
const drawn = variantNames.pages.transferRequest.filter((variant) => !textOnly.has(variant));

test.each(drawn)(
  "%s has a method's logo before its title, and the title alone if the logo cannot be loaded",
  async (variant) => {
    const house = houseOfPlayer({ getPaymentBanks: () => methods, getTransfers: () => pageOf([]) });
    // An amount is what two of them ask first.
    const path = "/deposit?amount=5000";
    const { screen } = await openSite({ path, variants: { transferRequest: variant }, house });
    if (variant === "keypad") await screen.getByRole("button", { name: "Continue" }).click();
    await eventually(() => document.body.textContent).toContain("Hill Street Bank");
    await eventually(pictures).toEqual([[bannerPicture, ""]]);
  },
);
