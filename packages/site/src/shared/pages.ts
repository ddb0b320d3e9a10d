/** Parts of pages that are opened later than Home, for a brand's own files. */
export { BonusFacts } from "../bonuses/bonus-facts.tsx";
export { BonusPicture } from "../bonuses/bonus-picture.tsx";
export { BonusRequest } from "../bonuses/bonus-request.tsx";
export { BonusText } from "../bonuses/bonus-text.tsx";
export { LiveBanner } from "../live/live-banner.tsx";
export { LivePrice } from "../live/live-price.tsx";
export { MatchClock } from "../live/match-clock.tsx";
export { Score } from "../live/scoreboard.tsx";
export { SearchBox } from "../matches/search-box.tsx";
export { SearchHits } from "../matches/search-hits.tsx";
export { LiveList } from "../pages/live-bets/parts/live-list.tsx";
export { LoginForm } from "../pages/login/parts/login-form.tsx";
export { SportsTreeList } from "../pages/sports/parts/tree-list.tsx";
export { PageHeading } from "../parts/page-heading.tsx";
