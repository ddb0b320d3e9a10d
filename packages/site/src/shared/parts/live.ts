/** Parts of the variants of the live page, for a brand's own files. */
export { sideOf } from "../../live/scoreboard.tsx";
export { MatchTimeline } from "../../live/timeline/match-timeline.tsx";
export { useLiveNow } from "../../pages/home/live-now.ts";
export { FreeSlot, InTabs, MultiviewStage } from "../../pages/live-bets/multiview/multiview-stage.tsx";
export { WatchedMatch } from "../../pages/live-bets/multiview/watched-match.tsx";
export { LiveContent } from "../../pages/live-bets/parts/live-content.tsx";
export { LiveHeading } from "../../pages/live-bets/parts/live-heading.tsx";
export { LiveTools } from "../../pages/live-bets/parts/live-tools.tsx";
export { useLiveMatchModel } from "../../pages/live-match/live-match.model.ts";
export { MatchBoard } from "../../pages/live-match/parts/match-board.tsx";
export { MatchMarkets as LiveMatchMarkets } from "../../pages/live-match/parts/match-markets.tsx";
export { MatchOver } from "../../pages/live-match/parts/match-over.tsx";
export { MatchWaiting } from "../../pages/live-match/parts/match-waiting.tsx";
export { isTerminal } from "../../variants/terminal-headers.ts";
