import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render-kit.tsx";
import { OddsButton, type OddsButtonProps } from "./odds-button.tsx";

const arsenal: OddsButtonProps = {
  market: "Arsenal – Chelsea, 1x2",
  outcome: "Arsenal",
  caption: "1",
  odds: 1850,
  selected: false,
  lockedLabel: "locked",
};

describe("An odds button", () => {
  test("has market, outcome and odds in its name, and whether it is selected", async () => {
    const screen = await renderKit(<OddsButton {...arsenal} selected />);
    await expect
      .element(screen.getByRole("button", { name: "Arsenal – Chelsea, 1x2, 1 Arsenal, 1.85", pressed: true }))
      .toBeVisible();
  });

  test("does not repeat the outcome if the caption is its name", async () => {
    const screen = await renderKit(<OddsButton {...arsenal} caption="Arsenal" />);
    await expect
      .element(screen.getByRole("button", { name: "Arsenal – Chelsea, 1x2, Arsenal, 1.85", exact: true }))
      .toBeVisible();
  });

  test("is selected by a press and by the keyboard", async () => {
    const onClick = vi.fn<() => void>();
    const screen = await renderKit(<OddsButton {...arsenal} onClick={onClick} />);
    await screen.getByRole("button").click();
    await userEvent.keyboard("{Enter} ");
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  test("shows a locked price with a lock, and cannot be selected (D24)", async () => {
    const onClick = vi.fn<() => void>();
    const screen = await renderKit(<OddsButton {...arsenal} locked onClick={onClick} />);
    const button = screen.getByRole("button");
    await expect.element(button).toBeDisabled();
    await expect.element(screen.getByText("1.85")).toBeVisible();
    await expect.element(screen.getByLabelText("locked")).toBeVisible();
    button.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(onClick).not.toHaveBeenCalled();
  });

  test("shows a price to come as a bar of the figure's height, and a locked one that is unknown as the lock alone (D58)", async () => {
    const screen = await renderKit(<OddsButton {...arsenal} odds={1850} />);
    const button = screen.getByRole("button");
    const { height } = button.element().getBoundingClientRect();
    const picture = () => button.element().querySelector("svg");
    await screen.redraw(<OddsButton {...arsenal} odds={null} lockedLabel="to come" />);
    await expect.element(screen.getByRole("button", { name: /to come$/ })).toBeDisabled();
    expect(picture()).toBeNull();
    expect(button.element().getBoundingClientRect().height).toBe(height);
    await screen.redraw(<OddsButton {...arsenal} odds={null} locked />);
    await expect.element(screen.getByRole("button", { name: /locked$/ })).toBeDisabled();
    expect(picture()).not.toBeNull();
  });

  test("does not change its size when its price moves", async () => {
    const before = await renderKit(<OddsButton {...arsenal} />);
    const still = before.getByRole("button").element().getBoundingClientRect();
    await before.unmount();
    const after = await renderKit(<OddsButton {...arsenal} odds={1950} movement="up" />);
    const moving = after.getByRole("button").element().getBoundingClientRect();
    expect([moving.width, moving.height]).toEqual([still.width, still.height]);
  });

  test("shows the same movement twice", async () => {
    const screen = await renderKit(<OddsButton {...arsenal} odds={1900} movement="up" />);
    const button = screen.getByRole("button").element();
    const first = button.querySelector("span");
    await screen.redraw(<OddsButton {...arsenal} odds={1950} movement="up" />);
    const second = screen.getByRole("button").element().querySelector("span");
    expect(second).not.toBe(first);
  });

  test("has tabular figures", async () => {
    const screen = await renderKit(<OddsButton {...arsenal} />);
    expect(getComputedStyle(screen.getByText("1.85").element()).fontVariantNumeric).toContain("tabular-nums");
  });

  test("has the odds as its most prominent text", async () => {
    const screen = await renderKit(<OddsButton {...arsenal} />);
    const odd = getComputedStyle(screen.getByText("1.85").element());
    const caption = getComputedStyle(screen.getByText("1", { exact: true }).element());
    expect(Number.parseFloat(odd.fontSize)).toBeGreaterThan(Number.parseFloat(caption.fontSize));
    expect(Number(odd.fontWeight)).toBeGreaterThan(Number(caption.fontWeight));
  });
});
