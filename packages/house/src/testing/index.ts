/** What journeys share with the house's own tests. */
export { type Answer, TestBrowser } from "./browser.ts";
export { type LiveClient, liveClient } from "../live/testing/live-client.ts";
export { settledByHand } from "../live/testing/settler.ts";
