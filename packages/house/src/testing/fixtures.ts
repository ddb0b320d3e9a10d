/** Fixtures on clones of the run's database, for a package whose Vitest has `global-setup.ts`. */
export { makeLeague } from "../api/testing/test-offer.ts";
export { bettingFixture, type BettingFixture, type FixtureBettor, slipOf } from "../betting/testing/betting-fixture.ts";
export {
  begins,
  goal,
  happened,
  market,
  modelled,
  priced,
  scored,
  wrongly,
} from "../live/sources/testing/source-items.ts";
export { closeCode, rawFrame, rawSocket } from "../gateway/testing/raw-client.ts";
export { type Answer, type Send, TestBrowser } from "./browser.ts";
export { testDatabase, type TestDatabase } from "./database.ts";
export { fixturePassword, seedFixture } from "./fixture.ts";
export { startTestHouse, type TestHouse } from "./house.ts";
export { panelFixture } from "./panel-fixture.ts";
export { type PanelBrowser, type PanelHouse, startPanelHouse } from "./panel-house.ts";
export { preparedProject, removeProject } from "./server.ts";
export { type SpawnedHouse, spawnHouse } from "./spawn-house.ts";
export { written, writtenSince } from "./written.ts";
