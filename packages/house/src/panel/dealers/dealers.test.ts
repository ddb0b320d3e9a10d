import type { DealerDetail, DealerNode, FoundDealer } from "@livery/contract/panel";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PanelBrowser, type PanelHouse, startPanelHouse } from "../../testing/panel-house.ts";

let house: PanelHouse;
let operator: PanelBrowser;
let north: PanelBrowser;
let street: PanelBrowser;
beforeAll(async () => {
  house = await startPanelHouse();
  operator = await house.staff("operator");
  north = await house.staff("north");
  street = await house.staff("high-street");
});
afterAll(() => house.close());

const dealer = (name: string) => house.seeded.dealerIds[name]!;

describe("dealers", () => {
  const children = async (browser: PanelBrowser, name?: string) =>
    (await browser.results<DealerNode[]>("panelDealers", name === undefined ? {} : { parentId: dealer(name) })).map(
      (node) => node.name,
    );

  test("are shown level by level, from the top of the actor's tree", async () => {
    expect([
      await children(operator),
      await children(operator, "head-office"),
      await children(operator, "north"),
    ]).toEqual([["head-office"], ["north", "south"], ["high-street", "lighthouse", "side-street"]]);
    expect([await children(north), await children(north, "north")]).toEqual([
      ["north"],
      ["high-street", "lighthouse", "side-street"],
    ]);
    expect([await children(street), await children(street, "high-street")]).toEqual([["high-street"], []]);
    for (const name of ["head-office", "south"])
      expect(await north.refusal("panelDealers", { parentId: dealer(name) })).toEqual([404, "dealer_not_found"]);
  });

  test("are found by a part of their name at any depth, with those above them that the actor sees", async () => {
    const found = async (browser: PanelBrowser, search: string) =>
      (await browser.results<FoundDealer[]>("panelDealerSearch", { search })).map(
        (node) => `${node.name}${node.found ? "!" : ""}`,
      );
    expect(await found(operator, "STREET")).toEqual([
      "far-street!",
      "head-office",
      "high-street!",
      "north",
      "side-street!",
      "south",
    ]);
    expect(await found(north, "street")).toEqual(["high-street!", "north", "side-street!"]);
    expect(await found(north, "office")).toEqual([]);
    expect(await found(street, "")).toEqual(["high-street!"]);
    expect(await found(operator, "%")).toEqual([]);
  });

  test("are shown with counts, quota, flags and the permitted actions", async () => {
    const shown = await operator.results<DealerDetail>("panelDealer", { dealerId: dealer("south") });
    expect(shown).toMatchObject({
      name: "south",
      depth: 2,
      users: 1,
      dealers: 1,
      maxUsers: null,
      active: true,
      currency: "EUR",
    });
    expect(shown.path.map(({ name }) => name)).toEqual(["head-office", "south"]);
    expect(shown.flags).toContain("user.create");
    const ofStreet = { dealerId: dealer("high-street") };
    expect((await north.results<DealerDetail>("panelDealer", ofStreet)).flags).toContain("dealer.create");
    const own = await street.results<DealerDetail>("panelDealer", ofStreet);
    expect(own.flags).toContain("user.create");
    expect(own.flags).not.toContain("dealer.create");
    expect((await north.results<DealerDetail>("panelDealer", { dealerId: dealer("high-street") })).may).toContain(
      "credit.down",
    );
    expect((await north.results<DealerDetail>("panelDealer", { dealerId: dealer("north") })).may).toContain(
      "user.create",
    );
  });
});
