import { drawn, testComponentStyles } from "@livery/ui/testing/styles";

testComponentStyles({
  folder: new URL("./", import.meta.url),
  elsewhere: {
    "site/src/pages/coupon/parts/celebration.css.ts": {
      "color.accent.base": drawn,
      "color.signal.base": drawn,
      "color.warning.base": drawn,
      "section.live.base": drawn,
      "section.casino.base": drawn,
    },
    "site/src/pages/promotions/variants/story.css.ts": { "opacity 0.35": drawn },
    "site/src/pages/promotions/variants/story-viewer.css.ts": {
      "color.border.strong": drawn,
      "color.accent.base": drawn,
    },
    "site/src/blocks/header/parts/notification-bell.css.ts": { "color.signal.base": drawn },
    "site/src/pages/live-bets/parts/live-heading.css.ts": { "section.live.base": drawn },
    "site/src/pages/home/parts/horizon.css.ts": {
      "opacity 0.07": drawn,
      "opacity 0.1": drawn,
      "opacity 0.92": drawn,
    },
    "site/src/pages/home/parts/scene.css.ts": { "opacity 0.7": drawn },
    "site/src/bonuses/bonus.css.ts": { "opacity 0.5": drawn },
    "site/src/shell/backdrop.css.ts": { "opacity 0.08": drawn },
    "site/src/parts/brand-picture.css.ts": {
      "opacity 0.4": drawn,
      "opacity 0.6": drawn,
      "opacity 0.75": drawn,
    },
  },
  // Scenery with its own colours.
  apart: ["site/src/pages/home/parts/horizon.css.ts"],
  least: { sheets: 130, states: 80 },
});
