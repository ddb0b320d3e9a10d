export { panelTheme, panelTokens } from "../theme.ts";
export { fakeHouse, houseOf, never, pageOf, refuse, type FakeHouse } from "./fake-house.ts";
export * from "./dealer-fixtures.ts";
export * from "./fixtures.ts";
export type { Answers } from "./house-fetch.ts";
export { makePanel, type PanelInTest, type TestPanel } from "./make-panel.ts";
export * from "./payment-fixtures.ts";
export * from "./payment-fixtures.ts";
