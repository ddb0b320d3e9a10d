import { translatePage } from "@livery/browser-app/testing";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { fakeHouse } from "../testing/fake-house.ts";
import { testNow } from "../testing/fixtures.ts";
import { openPanel } from "../testing/open-panel.tsx";

/** A text beside elements, which React writes and inserts elements before. */
function Mixed({ count }: { readonly count: number }) {
  return (
    <p>
      {count > 1 && <b>many: </b>}
      {`${count} rows`} <i>selected</i>
    </p>
  );
}

test("a text of a translated panel is written as it changes", async () => {
  await openPanel({ path: "/users" });
  const { container, rerender } = await render(<Mixed count={1} />);
  await translatePage(container);
  await rerender(<Mixed count={2} />);
  await expect.poll(() => container.innerText).toBe("many: 2 rows selected");
});

test("the panel's time is the house's, whatever the device's clock says (D64)", async () => {
  const house = fakeHouse();
  const fetch: typeof house.fetch = async (...request) => {
    const answer = await house.fetch(...request);
    answer.headers.set("date", new Date(testNow).toUTCString());
    return answer;
  };
  const { panel } = await openPanel({
    path: "/users",
    house: { ...house, fetch },
    now: () => testNow + 26 * 3_600_000,
  });
  await expect.poll(() => Math.abs(panel.now() - testNow)).toBeLessThanOrEqual(1_000);
});
