import { pseudoLanguage } from "@livery/i18n";
import { bannerPicture } from "@livery/site/testing";
import { define, type SiteState } from "../site/state.ts";
import { like } from "../site/site-states.ts";

const full: SiteState = {
  path: "",
  settings: {
    site_domain: "harbour.example",
    whatsapp_number: "+90 212 555 00 00;+49 40 555 00 00",
    whatsapp_title: "Write to us",
    telegram_name: "@harbour",
    instagram: "https://instagram.example/harbour",
    youtube: "https://youtube.example/harbour",
    curacao_gaming_name: "Harbour Master",
    curacao_gaming: "https://licence.example/harbour",
    footer_payment_logos: [bannerPicture, `${bannerPicture}#2`].join(","),
    footer_bottom_text: "<p>Harbour is run by <strong>Quay Ltd</strong>.</p>",
  },
  shows: () => "Harbour Master",
};

export const footer = define(
  "blocks",
  "footer",
  "What stands under every page: where else to go, who runs the site and under which licence, how to reach them, and whether this is the genuine site. The law and careful players look here.",
  {
    Full: full,
    Bare: like(full, {
      settings: {},
      session: "visitor",
      shows: (t) => t("frame:footer.adults"),
      note: "A brand that has set nothing: what is not set is not there.",
    }),
    LongWords: like(full, { lang: pseudoLanguage.code }),
    Phone: like(full, { window: "phone" }),
  },
);
