import "../testing/theme.ts";
import { createFormats, languageOf } from "@livery/i18n";
import { LiveryProvider } from "@livery/ui";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { useTurning } from "./use-turning.ts";

function Turning() {
  const { index } = useTurning(1_000, 30);
  return <output>{index}</output>;
}

test("nothing turns before the page is in use", async () => {
  const formats = createFormats({ language: languageOf("en")!, timeZone: "UTC", oddsDecimals: 2 });
  const screen = await render(
    <LiveryProvider dir="ltr" lang="en" formats={formats}>
      <Turning />
    </LiveryProvider>,
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.container.textContent).toBe("0");
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
  await expect.poll(() => Number(screen.container.textContent), { timeout: 10_000 }).toBeGreaterThan(1);
});
