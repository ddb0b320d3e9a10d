// After a story's own test: two pages, which have all that a brand brings, and the tabs of a phone are looked at in the brand of every
// skin of the toolbar.
import { plainBrand, type TestBrand } from "@livery/site/testing";
import type { BrandPicture, MessageTree } from "@livery/skin";
import { animationsDone } from "@livery/ui/testing";
import { afterEach } from "vitest";
import { setOutfit, untilBrandLoaded } from "../stories/frame/outfit.ts";
import { skins } from "../stories/frame/skins.ts";
import { brandOf } from "../stories/site/brands.ts";
import { passedStory } from "./draw.ts";
import { tabLabelProblems } from "./tab-labels.ts";

/** What of a brand's pictures each of them has. */
const picturesByStory: Readonly<Record<string, (brand: TestBrand) => Readonly<Record<string, BrandPicture | null>>>> = {
  "pages-home-lobby--full": ({ edge, logo, scene }) => ({ edge, logo, scene }),
  "pages-sports-threecolumn--empty": ({ empty, logo, marks, pattern }) => ({
    empty,
    logo,
    mark: marks["sports"] ?? null,
    pattern,
  }),
};
const tabs = "blocks-navigation-tabs--player";
/** Every skin is put on beside whatever else the machine does. */
const longestMs = 120_000;

afterEach(async ({ task }) => {
  const storyId = passedStory(task);
  const picturesOf = storyId === null ? undefined : picturesByStory[storyId];
  if (picturesOf === undefined && storyId !== tabs) return;
  const page = document.querySelector("main");
  const problems: string[] = [];
  const frames = new Map<string, string>();
  try {
    for (const skin of Object.keys(skins)) {
      setOutfit({ skin });
      await untilBrandLoaded();
      await animationsDone();
      const brand = await brandOf(skin);
      const found =
        picturesOf === undefined
          ? tabLabelProblems(brand)
          : [...problemsOf(brand, picturesOf(brand)), ...frameProblems(brand, frames)];
      problems.push(...found.map((problem) => `${skin}: ${problem}`));
    }
  } finally {
    setOutfit();
    await untilBrandLoaded();
    await animationsDone();
  }
  if (document.querySelector("main") !== page) problems.push("another skin has drawn the page from nothing");
  if (problems.length > 0) throw new Error(problems.join("\n"));
}, longestMs);

/** What of a brand is not on the page. */
function problemsOf(brand: TestBrand, pictures: Readonly<Record<string, BrandPicture | null>>): readonly string[] {
  const { logo, name, title, messages } = brand;
  const images = [...document.images];
  const named = images.filter(({ alt }) => alt === title);
  const hasText = (text: string): boolean => document.body.textContent.includes(text);
  const drawn = new Set([
    ...images.map((image) => image.getAttribute("src")),
    ...[...document.querySelectorAll("image")].map((image) => image.getAttribute("href")),
  ]);
  const own = textsIn(messages["en"] ?? {});
  const found: readonly (readonly [string, boolean])[] = [
    ["no brand comes with it", brand === plainBrand],
    [`its title is not there: ${title}`, logo === null ? !hasText(title) : named.length === 0],
    ["a logo that it has not", logo === null && named.length > 0],
    ["it says nothing of its own", own.length > 0 && !own.some(hasText)],
    ["a picture is broken", images.some(({ complete, naturalWidth }) => complete && naturalWidth === 0)],
    ["a picture of nobody", [...drawn].some((source) => source === null || source === "" || source === "null")],
    ...Object.entries(pictures).map(
      ([what, picture]) => [`no ${what}`, picture !== null && !drawn.has(picture.src)] as const,
    ),
    ["a picture that it has not", name === "gauntlet" && document.querySelector("image") !== null],
  ];
  return found.filter(([, isWrong]) => isWrong).map(([problem]) => problem);
}

/** The parts around a page whose variants a brand chooses, and where they are: the slip is beside the page, or a handle of it. */
const frameParts = [
  ["header", "header"],
  ["footer", "footer"],
  ["betSlip", "main + *"],
] as const;

/** Whether each part around the page is drawn as the variants of one name are drawn, and as no other. `drawn`: variant → classes. */
function frameProblems({ variants }: TestBrand, drawn: Map<string, string>): readonly string[] {
  return frameParts.flatMap(([part, place]) => {
    const variant = `${part}/${variants?.desktop?.[part]}`;
    const classes = document.querySelector(place)?.className ?? "";
    const known = drawn.get(variant);
    const isOther = known !== undefined && known !== classes;
    const isTaken = known === undefined && [...drawn.values()].includes(classes);
    drawn.set(variant, known ?? classes);
    return isOther || isTaken ? [`its ${part} is not the variant ${variant}`] : [];
  });
}

/** What a brand says that has no value in it. */
function textsIn(messages: MessageTree): readonly string[] {
  return Object.values(messages).flatMap((message) =>
    typeof message === "string" ? (message.includes("{{") ? [] : [message]) : textsIn(message),
  );
}
