import { expect, test } from "vitest";
import { houseOfPlayer } from "../testing/fake-house.ts";
import { fakeLive, footballInput } from "../testing/fake-live.ts";
import { openSite } from "../testing/open-site.tsx";

test("D27 the clock of a match advances by itself, from minute to minute", async () => {
  const clock = { phase: "1p", second: 9 * 60, stopped: true, added: 0, at: Date.now() };
  const live = fakeLive([footballInput(1, { status: "1p", clock })]);
  const site = await openSite({ path: "/livebets", house: houseOfPlayer(), live: live.ports });
  await expect.element(site.screen.getByText("10′")).toBeVisible();
  // Two seconds before the minute is over; the match sends nothing from then on.
  live.change(
    footballInput(1, {
      status: "1p",
      clock: { ...clock, second: 23 * 60 - 2, stopped: false, at: Date.now() },
    }),
  );
  await expect.element(site.screen.getByText("24′")).toBeVisible();
});
