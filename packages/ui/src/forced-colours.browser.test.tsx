import { afterAll, beforeAll, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "./action/button.tsx";
import { IconButton } from "./action/icon-button.tsx";
import { OddsButton } from "./sport/odds-button.tsx";
import { Chip } from "./surface/chip.tsx";
import { renderKit } from "./testing/render-kit.tsx";
import { emulateMedia } from "./testing/wishes.ts";

beforeAll(() => emulateMedia({ "forced-colors": "active" }));
afterAll(() => emulateMedia({}));

/** A system colour as this browser paints it. */
function painted(color: string): string {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.cssText = `forced-color-adjust: none; color: ${color}`;
  const shown = getComputedStyle(probe).color;
  probe.remove();
  return shown;
}

const held = {
  Button: <Button aria-pressed>Only live</Button>,
  IconButton: <IconButton icon="star" label="Favourite" aria-pressed />,
  Chip: <Chip pressed>Football</Chip>,
  "a chip that leads": <Chip aria-current="true">Football</Chip>,
  OddsButton: <OddsButton market="1x2" outcome="Arsenal" odds={1850} selected lockedLabel="Locked" />,
};

test.each(Object.entries(held))(
  "In forced colours %s that is chosen is filled, with and without the pointer, and the focus is a ring around it",
  async (_name, example) => {
    const screen = await renderKit(example);
    const button = screen.getByRole("button");
    const style = () => getComputedStyle(button.element());
    const isFilled = () =>
      expect
        .poll(() => [style().backgroundColor, style().color])
        .toEqual([painted("Highlight"), painted("HighlightText")]);
    await isFilled();
    expect(style().outlineStyle).toBe("none");
    await userEvent.hover(button);
    await isFilled();
    await userEvent.tab();
    expect([style().outlineStyle, style().outlineColor]).toEqual(["solid", painted("Highlight")]);
  },
);
