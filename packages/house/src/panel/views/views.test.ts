import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PanelBrowser, type PanelHouse, startPanelHouse } from "../../testing/panel-house.ts";

let house: PanelHouse;
let north: PanelBrowser;
let street: PanelBrowser;
beforeAll(async () => {
  house = await startPanelHouse();
  north = await house.staff("north");
  street = await house.staff("high-street");
});
afterAll(() => house.close());

describe("saved views", () => {
  const view = (name: string, query = "search=a") => ({ list: "users", name, query });

  test("belong to the actor", async () => {
    const saved = await north.results<{ viewId: number }>("panelViewSave", view("Mine"));
    expect(await north.results("panelViews", { list: "users" })).toEqual([{ ...view("Mine"), ...saved }]);
    expect(await north.results("panelViews", { list: "coupons" })).toEqual([]);
    expect(await street.results("panelViews", { list: "users" })).toEqual([]);
    for (const [key, wire] of [
      ["panelViewDelete", { viewId: saved.viewId }],
      ["panelViewSave", { ...view("Yours"), viewId: saved.viewId }],
    ] as const)
      expect(await street.refusal(key, wire)).toEqual([404, "not_found"]);
    expect(await north.results("panelViewSave", { ...view("Renamed", "x=1"), viewId: saved.viewId })).toMatchObject({
      name: "Renamed",
      query: "x=1",
    });
    await north.panelRaw("panelViewSave", view("Second"));
    expect(await north.refusal("panelViewSave", view("Second"))).toEqual([409, "view_name_in_use"]);
    expect(await north.results("panelViewDelete", { viewId: saved.viewId })).toEqual({ left: 1 });
  });

  test("are limited to 50 per list, also with concurrent calls", async () => {
    const answers = await Promise.all(
      Array.from({ length: 55 }, (_, at) => street.refusal("panelViewSave", view(`View ${at}`))),
    );
    expect(answers.filter(([status]) => status === 200)).toHaveLength(50);
    expect(answers.filter(([, code]) => code === "view_limit_reached")).toHaveLength(5);
  });
});
