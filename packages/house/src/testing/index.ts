/** Shared by end-to-end tests, benchmarks and the server's own tests. */
export { builtFolder, readHeaders } from "../brands/built-folder.ts";
export { withSettings } from "../brands/document-settings.ts";
export { contentType } from "../brands/content-type.ts";
export { type Answer, TestBrowser } from "./browser.ts";
export { getSnapshot, type LiveClient, liveClient } from "../live/testing/live-client.ts";
export { type OpenTopics, openTopics, type OpenTopicsOptions, siteHost } from "../gateway/testing/open-topics.ts";
export { type BulkCoupon, settlementFixture } from "../results/testing/settlement-fixture.ts";
export { playerClient, staffClient } from "./signed-in.ts";
export { settledByHand } from "../live/testing/settler.ts";
export { administer } from "./global-setup.ts";
export { prepareProjectDatabase } from "./prepared.ts";
export { removeProject } from "./server.ts";
