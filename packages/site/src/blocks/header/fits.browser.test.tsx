import { minor } from "@livery/betting";
import { variantNames } from "@livery/skin";
import { describe, expect, test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { houseOfPlayer } from "../../testing/fake-house.ts";
import { player, playerBonus } from "../../testing/fixtures.ts";
import { plainBrand } from "../../testing/make-site.ts";
import { bannerPicture } from "../../testing/pictures.ts";
import { openSite, type SiteInWindow } from "../../testing/open-site.tsx";
import { untilDone } from "../../testing/until-done.ts";

/** A rule of a header may begin and end between two widths: no eight pixels are left out. */
const widths = [1600, 1520, ...Array.from({ length: 53 }, (_, step) => 1440 - 8 * step)];

/** Widths at which the bar of a brand with the widest page is wider than that of any other. */
const widerThanPages = Array.from({ length: 58 }, (_, step) => 1904 - 8 * step);

function brandWithLogo(width: number): typeof plainBrand {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32"><path d="M0 0h${width}v32H0z"/></svg>`;
  const src = URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" }));
  return { ...plainBrand, logo: { src, width, height: 32 } };
}

/** A brand with the widest logo that a header shows. */
const widest = brandWithLogo(176);
const bonuses = Array.from({ length: 5 }, (_, index) => playerBonus({ bonusId: index + 1 }));
const rich = { ...player, balance: minor(1_234_567) };

const banners = {
  specialone_file: bannerPicture,
  specialone_link: "https://www.shop.example/autumn",
  specialtwo_file: bannerPicture,
  specialtwo_link: "https://www.shop.example/winter",
};

const people = {
  visitor: (): SiteInWindow => ({}),
  player: (): SiteInWindow => ({ house: houseOfPlayer({ getBonus: () => bonuses, getUserData: () => rich }) }),
};

describe.each(variantNames.blocks.header)("The header %s", (header) => {
  test.each([
    // The longest words, and those from right to left.
    ["de", "visitor"],
    ["de", "player"],
    ["fa", "visitor"],
    ["fa", "player"],
    // A brand's page can be wider than any window, and then the bar is as wide as that.
    ...(header === "bar" ? ([["de", "player", "140rem"]] as const) : []),
  ] as const)(
    "in %s for a %s cuts off nothing at any width of a desktop, and nothing wraps or overlaps",
    async (lang, who, page: string = "") => {
      const site = await openSite({
        ...people[who](),
        brand: widest,
        settings: banners,
        variants: { header },
        lang,
        width: 1600,
      });
      await expect.element(site.screen.getByRole("banner")).toBeVisible();
      await eventually(() => document.querySelector("header [role=status]") !== null).toBe(who === "player");
      const banner = site.screen.getByRole("banner").element() as HTMLElement;
      if (page !== "") banner.style.setProperty("--lv-layout-page", page);
      // What is loaded after the header needs its space too: the odds format, the number of bonuses.
      const later = header !== "bar" && header !== "double" ? [] : who === "player" ? ["2.50", "5"] : ["2.50"];
      const texts = () => [...banner.querySelectorAll("*")].map(({ textContent }) => textContent.trim());
      await eventually(texts).toEqual(expect.arrayContaining(later));
      await untilDone(site);
      const { height } = banner.getBoundingClientRect();
      const found: string[] = [];
      // The width of the frame alone: what lays a header out is its style, and nothing is drawn anew.
      const { style } = window.frameElement as HTMLElement;
      const own = style.width;
      try {
        for (const width of page === "" ? widths : widerThanPages) {
          style.width = `${width}px`;
          expect(window.innerWidth).toBe(width);
          found.push(...squeezed(banner, width).map((fault) => `${width}: ${fault}`));
          if (banner.getBoundingClientRect().height > height + 4) found.push(`${width}: wraps`);
        }
      } finally {
        style.width = own;
      }
      expect(found).toEqual([]);
    },
  );
});

test.each([1440, 1024])("a narrow logo of the bar at %i px takes no more than a finger needs", async (width) => {
  const { screen } = await openSite({ brand: brandWithLogo(24), variants: { header: "bar" }, width });
  const logo = screen.getByRole("banner").getByRole("link").first();
  await expect.element(logo.getByRole("img")).toBeVisible();
  expect(logo.element().getBoundingClientRect().width).toBeLessThanOrEqual(48);
});

/** What is cut off within a header or by the window, and controls that lie over each other. */
function squeezed(header: Element, width: number): readonly string[] {
  const shown = [...header.querySelectorAll<HTMLElement>("*")].filter((each) => each.checkVisibility());
  const cut = shown.filter(
    (each) =>
      each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== "visible",
  );
  const controls = shown
    .filter((each) => each.matches("a, button, [role=status]"))
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  const over = controls.flatMap((one, at) =>
    controls.slice(at + 1).filter((other) => !one.element.contains(other.element) && overlap(one.box, other.box)),
  );
  const broken = controls.flatMap(({ element }) => brokenWords(element));
  const outside = controls.filter(({ box }) => box.left < 0 || box.right > width);
  return [
    ...outside.map(({ element }) => `outside: ${element.textContent}`),
    ...cut.map((each) => `cut: ${each.textContent} (${each.scrollWidth} px in ${each.clientWidth})`),
    ...over.map(({ element }) => `overlaps: ${element.textContent}`),
    ...broken.map((word) => `broken: ${word}`),
  ];
}

/** The words of a control that begin on one line and end on another. */
function brokenWords(control: Element): readonly string[] {
  const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  for (let text = walker.nextNode() as Text | null; text !== null; text = walker.nextNode() as Text | null) {
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}\p{N}\u200c]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word);
    }
  }
  return words;
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 1 && down > 1;
}
