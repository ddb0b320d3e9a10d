import { useEffect } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { carouselMessages } from "../testing/layout-examples.tsx";
import { renderKit } from "../testing/render-kit.tsx";
import { Carousel } from "./carousel.tsx";
import { Tile } from "./tile.tsx";

beforeAll(() => page.viewport(1024, 768));
afterEach(() => void vi.useRealTimers());

const slides = ["One", "Two", "Three"].map((title) => ({ key: title, title, content: <a href="#x">{title}</a> }));

test.each(["ltr", "rtl"] as const)(
  "A carousel moves by buttons and by dragging, wraps at its ends, and announces its position (%s)",
  async (dir) => {
    const screen = await renderKit(<Carousel label="Promotions" messages={carouselMessages} slides={slides} />, {
      dir,
    });
    const track = screen.getByRole("list", { name: "Promotions" }).element();
    const middle = track.getBoundingClientRect().left + track.clientWidth / 2;
    const visibleSlides = () =>
      [...track.children].find((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left < middle && middle < right;
      })?.textContent;
    const stands = async (title: string, position: number): Promise<void> => {
      await expect.poll(visibleSlides).toBe(title);
      await expect.element(screen.getByText(`${position} of 3: ${title}`)).toBeInTheDocument();
    };
    await stands("One", 1);
    await screen.getByRole("button", { name: "Next" }).click();
    await stands("Two", 2);
    await screen.getByRole("button", { name: "Go to 3" }).click();
    await stands("Three", 3);
    await screen.getByRole("button", { name: "Next" }).click();
    await stands("One", 1);
    await screen.getByRole("button", { name: "Previous" }).click();
    await stands("Three", 3);
    // By hand: the controls follow.
    track.scrollBy({ left: dir === "ltr" ? -track.clientWidth : track.clientWidth, behavior: "instant" });
    await stands("Two", 2);
  },
);

function Ticking({ onMount }: { readonly onMount: () => void }) {
  useEffect(onMount, [onMount]);
  return <Carousel label="Promotions" messages={carouselMessages} slides={slides} every={5_000} />;
}

test("An automatic carousel starts after the first use of the page, stops under the pointer, and can be paused for good", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const onMount = vi.fn<() => void>();
  const screen = await renderKit(<Ticking onMount={onMount} />);
  await expect.poll(() => onMount.mock.calls.length).toBeGreaterThan(0);
  const announcement = (position: number) =>
    expect.element(screen.getByText(new RegExp(`^${position} of 3`))).toBeInTheDocument();
  const pass = () => vi.advanceTimersByTimeAsync(5_100);
  await userEvent.hover(document.documentElement, { position: { x: 2, y: innerHeight - 2 }, force: true });
  await pass();
  await announcement(1);
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
  // React has taken it in once its timer is there.
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  await pass();
  await announcement(2);
  await screen.getByRole("button", { name: "Pause" }).click();
  await userEvent.hover(document.documentElement, { position: { x: 2, y: innerHeight - 2 }, force: true });
  await pass();
  await pass();
  await announcement(2);
  await expect.element(screen.getByRole("button", { name: "Play" })).toBeVisible();
});

test("A tile opens everywhere except at its star, shows its letters without a picture, and does not open when disabled", async () => {
  const open = vi.fn<() => void>();
  const star = vi.fn<(now: boolean) => void>();
  const tile = (closed?: string) => (
    <Tile
      title="Sunset Bay"
      picture="data:image/png;base64,broken"
      closed={closed}
      favourite={{ pressed: false, label: "Favourite", onChange: star }}
      link={(link) => <button type="button" {...link} onClick={open} />}
    />
  );
  const screen = await renderKit(tile());
  await expect.element(screen.getByText("SB")).toBeVisible();
  await screen.getByText("SB").click({ force: true });
  expect(open).toHaveBeenCalledOnce();
  await screen.getByRole("button", { name: "Favourite" }).click();
  expect(star).toHaveBeenCalledExactlyOnceWith(true);
  expect(open).toHaveBeenCalledOnce();
  await screen.redraw(tile("Under maintenance"));
  await expect.element(screen.getByText("Under maintenance")).toBeVisible();
  expect(screen.getByRole("button", { name: "Sunset Bay" }).elements()).toEqual([]);
});
