import { drawing, testComponentStyles } from "@livery/ui/testing/styles";

testComponentStyles({
  folder: new URL("./", import.meta.url),
  elsewhere: {
    "site/src/pages/coupon/parts/celebration.css.ts": {
      "color.accent.base": drawing,
      "color.signal.base": drawing,
      "color.warning.base": drawing,
      "section.live.base": drawing,
      "section.casino.base": drawing,
    },
    "site/src/pages/promotions/variants/story-viewer.css.ts": {
      "color.border.strong": drawing,
      "color.accent.base": drawing,
    },
    "site/src/blocks/header/parts/notification-bell.css.ts": { "color.signal.base": drawing },
    "site/src/pages/live-bets/parts/live-heading.css.ts": { "section.live.base": drawing },
    "site/src/pages/home/parts/horizon.css.ts": {
      "opacity 0.07": drawing,
      "opacity 0.1": drawing,
      "opacity 0.92": drawing,
    },
    "site/src/pages/home/parts/scene.css.ts": { "opacity 0.7": drawing },
    "site/src/bonuses/bonus.css.ts": { "opacity 0.5": drawing },
    "site/src/shell/backdrop.css.ts": { "opacity 0.08": drawing },
    "site/src/shell/brand-picture.css.ts": {
      "opacity 0.4": drawing,
      "opacity 0.6": drawing,
      "opacity 0.75": drawing,
    },
  },
  // Scenery with colours of its own.
  apart: ["site/src/pages/home/parts/horizon.css.ts"],
  least: { sheets: 130, states: 80 },
});
