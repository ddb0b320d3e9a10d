import { expect, test } from "vitest";
import { frameOf } from "./frame.ts";
import { routeNamed, unknownRoute } from "./table.ts";

const chosen = (variant: string) => ({ variant, js: "", css: [] }) as never;
const blocks = { header: chosen("bar"), footer: chosen("columns") };
const desktop = { shell: "desktop", blocks: { ...blocks, betSlip: chosen("rail") } } as const;
const over = { shell: "desktop", blocks: { ...blocks, betSlip: chosen("sheet") } } as const;
const phone = { shell: "mobile", blocks: { ...over.blocks, navigation: chosen("tabs") } } as const;
const mobile = { shell: "mobile", blocks: { ...blocks, betSlip: chosen("rail"), navigation: chosen("tabs") } } as const;

test("the site's shell has the slip on pages with prices, and beside them if its variant is drawn there", () => {
  expect(frameOf(routeNamed("SportBets"), desktop)).toMatchObject({ slip: true, slipBeside: true, navigation: false });
  expect(frameOf(routeNamed("SportBets"), over)).toMatchObject({ slip: true, slipBeside: false, slipBar: true });
  expect(frameOf(routeNamed("Results"), desktop)).toMatchObject({ slip: false, slipBeside: false });
});

test("D49 the mobile shell has navigation and slip on every page, and nothing beside it", () => {
  for (const route of [routeNamed("Home"), routeNamed("Results"), unknownRoute])
    expect(frameOf(route, mobile)).toMatchObject({ slip: true, slipBeside: false, slipBar: true, navigation: true });
  expect(frameOf(routeNamed("Home"), phone)).toMatchObject({ slip: true, slipBar: false });
});

test("§2 a page without a frame has neither in both shells", () => {
  for (const shell of [desktop, mobile])
    expect(frameOf(routeNamed("Login"), shell)).toEqual({
      header: false,
      footer: false,
      slip: false,
      slipBeside: false,
      slipBar: false,
      navigation: false,
    });
});
