import type { Slider } from "@livery/contract";
import { bannerPicture, never, pageOf } from "@livery/site/testing";
import { userEvent, within } from "storybook/test";
import { longMatch, manyMatches, matches, offer } from "../site/catalogue.ts";
import { liveMatches } from "../site/live-matches.ts";
import { define, type SiteState, type Stage } from "../site/state.ts";
import { like, standardStates } from "../site/site-states.ts";

const full: SiteState = { path: "", calls: offer, live: { matches: liveMatches }, shows: () => "Galatasaray" };

/** On to the next matches, where a variant shows a day or a few of them. */
async function goOn({ canvas, site, t }: Stage): Promise<void> {
  const { variant } = site.boot.pages.home;
  const page = within(canvas);
  if (variant === "sports") await userEvent.click((await page.findAllByRole("tab"))[1] as HTMLElement);
  if (variant === "compact") await userEvent.click(await page.findByRole("button", { name: t("sport:front.more") }));
}

const banners: readonly Slider[] = ["Derby weekend", "Half back on a draw"].map((title, index) => ({
  sliderId: index + 1,
  title,
  image: bannerPicture,
  mobileImage: null,
  link: "/en/sports",
  listOrder: index + 1,
}));

export const home = define(
  "pages",
  "home",
  "The first page of a brand: a welcome or the operator's banners, the sports, and what comes next. Visitors decide here whether they stay; players look what is on today.",
  {
    ...standardStates({
      full,
      call: "matches",
      empty: { calls: { matches: pageOf([]) }, shows: (t) => t("sport:empty.homeTitle") },
      long: { calls: { matches: pageOf([longMatch, ...matches]) }, shows: () => longMatch.home },
      many: { calls: { matches: pageOf(manyMatches(20)) }, play: goOn, shows: () => "Athletic Club" },
    }),
    Prerendered: like(full, {
      rows: matches.map(({ markets: _markets, ...row }) => row),
      calls: { matches: never },
      prerendered: true,
      starts: false,
      rests: false,
      shows: () => "Galatasaray",
      note: "As the build writes it: the fixtures are there, their prices on the way.",
    }),
    Banners: like(full, { calls: { getSliders: banners }, shows: () => "Half back on a draw" }),
  },
);
