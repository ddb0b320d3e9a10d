// After a story's own test: a few stories are looked at for what the site's stage does around every one of them.
import { messagesIn } from "@livery/site/testing";
import { afterEach } from "vitest";
import { setOutfit, untilBrandLoaded } from "../stories/frame/outfit.ts";
import { until } from "../stories/site/sight.ts";
import { passedStory } from "./draw.ts";

/** A language that no story opens in. */
const other = "de";

/** In another language the site is another one, and takes the player's steps again: it shows what the story is about. */
async function takesStepsAgain(): Promise<void> {
  const { payment } = messagesIn(other);
  const back = payment?.["back"];
  if (typeof back !== "string") throw new Error(`payment.back has no text in ${other}`);
  try {
    setOutfit({ lang: other });
    const isBack = () => document.querySelector("main")?.textContent.includes(back) === true;
    await until(isBack, `the page says “${back}” after the steps`);
  } finally {
    setOutfit();
    await untilBrandLoaded();
  }
}

/** A slip is seen where it is on a site: beside the matches of a page, or over them. */
const standsWithMatches = (beside: boolean) => (): void => {
  const page = document.querySelector("[inert]")?.getBoundingClientRect();
  const slip = document.querySelector("[data-region=slip]")?.getBoundingClientRect();
  if (!page || !slip || page.height < 300) throw new Error("no matches stand with the slip");
  const isBeside = page.right <= slip.left;
  if (isBeside !== beside) throw new Error(`the slip stands ${isBeside ? "beside" : "over"} the matches`);
};

const checks: Readonly<Record<string, () => void | Promise<void>>> = {
  "pages-transferrequest-classic--review": takesStepsAgain,
  "blocks-betslip-rail--many": standsWithMatches(true),
  "blocks-betslip-sheet--many": standsWithMatches(false),
  "blocks-betslip-drawer--many": standsWithMatches(false),
};

afterEach(async ({ task }) => {
  const storyId = passedStory(task);
  if (storyId !== null) await checks[storyId]?.();
});
