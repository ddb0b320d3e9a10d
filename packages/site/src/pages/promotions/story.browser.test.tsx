import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { eventually } from "../../testing/eventually.ts";
import { houseOfPlayer } from "../../testing/fake-house.ts";
import { bonusMeta, playerBonus } from "../../testing/fixtures.ts";
import { withMotion } from "../../testing/motion.ts";
import { openSite, type SiteInWindow } from "../../testing/open-site.tsx";
import { bannerPicture } from "../../testing/pictures.ts";

withMotion();

const titles = ["Welcome bonus", "Monday back", "Long accumulator"];
const house = () =>
  houseOfPlayer({
    getBonus: () => titles.map((title, index) => playerBonus({ bonusId: index + 1, title })),
    getBonusMeta: () => titles.map((title, index) => bonusMeta({ bonusId: index + 1, title })),
  });

async function openStory(site: SiteInWindow = {}, bonus = 1) {
  const opened = await openSite({
    path: `/promotions?bonus=${bonus}`,
    house: house(),
    variants: { promotions: "story" },
    ...site,
  });
  const dialog = opened.screen.getByRole("dialog");
  await expect.element(dialog).toBeVisible();
  const shown = () => dialog.getByRole("heading", { level: 3 }).element().textContent;
  /** The time of the story that is shown; none where nothing comes by itself. */
  const time = () =>
    document.getAnimations().find(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return target?.closest("ol[aria-hidden]") !== null && target?.closest("[role=dialog]") !== null;
    });
  return { ...opened, dialog, shown, time };
}

test.each([
  [390, 1],
  [1440, 3],
])("At %i px %i posters stand beside each other, and a picture is no strip", async (width, columns) => {
  const pictured = house();
  pictured.answers.getBonusMeta = () =>
    titles.map((title, index) => bonusMeta({ bonusId: index + 1, title, image: index === 0 ? bannerPicture : null }));
  const { screen } = await openSite({
    path: "/promotions",
    width,
    house: pictured,
    variants: { promotions: "story" },
  });
  const posters = screen.getByRole("main").getByRole("button", { name: /Welcome|Monday|Long/ });
  await eventually(() => posters.elements().length).toBe(titles.length);
  const boxes = posters.elements().map((poster) => poster.getBoundingClientRect());
  expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(columns);
  const picture = () => posters.elements()[0]!.querySelector("img")?.getBoundingClientRect().height ?? 0;
  await eventually(picture).toBeGreaterThan(90);
});

test("A story advances by itself when its time is over, and the last one stays", async () => {
  const { shown, time } = await openStory();
  await eventually(() => time()?.playState).toBe("running");
  time()?.finish();
  await eventually(shown).toBe(titles[1]);
  await eventually(() => time()?.playState).toBe("running");
  time()?.finish();
  await eventually(shown).toBe(titles[2]);
  expect(time()).toBeUndefined();
});

test("A story pauses while it is pressed, while the pointer is on its text, and by its button", async () => {
  const { dialog, shown, time } = await openStory();
  await eventually(() => time()?.playState).toBe("running");
  const heading = dialog.getByRole("heading", { level: 3 });
  await heading.hover();
  await eventually(() => time()?.playState).toBe("paused");
  await dialog.getByRole("button", { name: "Next", exact: true }).hover();
  await eventually(() => time()?.playState).toBe("running");
  await dialog.getByRole("button", { name: "Pause" }).click();
  await eventually(() => time()?.playState).toBe("paused");
  await dialog.getByRole("button", { name: "Resume" }).click();
  await eventually(() => time()?.playState).toBe("running");
  // The place above the words takes the presses.
  const pressLayer = dialog.element().querySelector("ol[aria-hidden]")!.parentElement!.children[2]!;
  const press = (type: string, x: number) => {
    const { left, top, width } = pressLayer.getBoundingClientRect();
    const at = { bubbles: true, isPrimary: true, clientX: left + width * x, clientY: top + 5 };
    pressLayer.dispatchEvent(new PointerEvent(type, at));
  };
  press("pointerdown", 0.9);
  await eventually(() => time()?.playState).toBe("paused");
  await new Promise((resolve) => setTimeout(resolve, 300));
  press("pointerup", 0.9);
  // A hold is no tap.
  await eventually(() => time()?.playState).toBe("running");
  expect(shown()).toBe(titles[0]);
  press("pointerdown", 0.9);
  press("pointerup", 0.9);
  await eventually(shown).toBe(titles[1]);
  press("pointerdown", 0.1);
  press("pointerup", 0.1);
  await eventually(shown).toBe(titles[0]);
});

test("Arrow keys move forward and back, the space bar pauses, Escape closes; the last story leads out", async () => {
  const { dialog, path, shown, time } = await openStory();
  await userEvent.keyboard("{ArrowRight}");
  await eventually(shown).toBe(titles[1]);
  await userEvent.keyboard("{ArrowLeft}");
  await eventually(shown).toBe(titles[0]);
  await userEvent.keyboard("{ArrowLeft}");
  expect(shown()).toBe(titles[0]);
  await userEvent.keyboard(" ");
  await eventually(() => time()?.playState).toBe("paused");
  await userEvent.keyboard(" ");
  await eventually(() => time()?.playState).toBe("running");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(path()).toBe("/en/promotions");
});

test("From right to left the left arrow key moves forward", async () => {
  const { shown } = await openStory({ lang: "fa" });
  await userEvent.keyboard("{ArrowLeft}");
  await eventually(shown).toBe(titles[1]);
  await userEvent.keyboard("{ArrowRight}");
  await eventually(shown).toBe(titles[0]);
});

test("After the last story the page is shown again", async () => {
  const { dialog, path } = await openStory({}, 3);
  await dialog.getByRole("button", { name: "Next", exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(path()).toBe("/en/promotions");
});

test("With reduced motion a story has no timer: nothing fills, nothing advances, and there is no pause button", async () => {
  const real = window.matchMedia.bind(window);
  window.matchMedia = (query) =>
    query.includes("reduced-motion")
      ? Object.assign(new EventTarget(), { matches: true, media: query } as MediaQueryList)
      : real(query);
  try {
    const { dialog, shown, time } = await openStory();
    expect(time()).toBeUndefined();
    await expect.element(dialog.getByRole("button", { name: "Pause" })).not.toBeInTheDocument();
    await dialog.getByRole("button", { name: "Next", exact: true }).click();
    await eventually(shown).toBe(titles[1]);
  } finally {
    window.matchMedia = real;
  }
});
