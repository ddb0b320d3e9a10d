import { oddsFormats } from "@livery/betting";
import { languageOf, madeLanguages, messageLanguages } from "@livery/i18n";
import { sectionNames } from "@livery/ui/tokens";
import { skins, skinTitle } from "./skins.ts";

/** What the languages that are made of English are for. */
const madeTitles: Readonly<Record<string, string>> = { xx: "Pseudo", xu: "Words of forty letters" };

/** The languages that have words, and those that show what is not translated and what does not fit. */
const languageTools = [
  ...messageLanguages.map((value) => ({ value, title: languageOf(value)?.name ?? value })),
  ...madeLanguages.map(({ language: { code, name } }) => ({ value: code, title: madeTitles[code] ?? name })),
];

const named: ReadonlySet<string> = new Set(["Skin", "Mode", "Language"]);

/** A switch of the toolbar: what it is for, its picture, and what can be chosen. */
const tool = <const Icon extends string>(
  title: string,
  description: string,
  icon: Icon,
  items: Readonly<Record<string, string>>,
) => ({
  description: `${title}: ${description.charAt(0).toLowerCase()}${description.slice(1)}`,
  toolbar: {
    // What is looked at all the time is named. Of the others the picture is shown and the name read out: at 1280 px there is no room for more.
    ...(named.has(title) && { title }),
    icon,
    items: Object.entries(items).map(([value, label]) => ({ value, title: label })),
    dynamicTitle: named.has(title),
  },
});

const same = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`]));

/** Everything of the toolbar that has a list of its own. The first of a list is shown until somebody chooses. */
export const tools = {
  skin: tool(
    "Skin",
    "The brand",
    "paintbrush",
    Object.fromEntries(Object.keys(skins).map((skin) => [skin, skinTitle(skin)])),
  ),
  mode: tool("Mode", "Light or dark", "moon", {
    skin: "Mode of the skin",
    ...same(["light", "dark"]),
  }),
  contrast: tool("Contrast", "As drawn, or higher", "contrast", { normal: "Contrast as drawn", more: "High contrast" }),
  density: tool("Density", "Room between things", "component", {
    skin: "Density of the skin",
    comfortable: "Comfortable",
    compact: "Compact",
  }),
  section: tool("Section", "Which accent (a page of the site has its own)", "category", {
    none: "No section",
    ...same(sectionNames),
  }),
  lang: tool(
    "Language",
    "Words and formats",
    "globe",
    Object.fromEntries(languageTools.map(({ value, title }) => [value, title])),
  ),
  dir: tool("Direction", "Of reading", "transfer", {
    auto: "As the language",
    ltr: "Left to right",
    rtl: "Right to left",
  }),
  odds: tool("Odds", "How odds are written", "graphline", { ...same(oddsFormats), hongkong: "Hong Kong" }),
  network: tool("Network", "How the calls of a page fare", "cloud", {
    ok: "Network ok",
    slow: "Slow: three seconds each",
    offline: "Offline",
    error: "Every call fails",
  }),
  flow: tool("Flow", "The flows of a page below it, as they stand", "share", {
    hidden: "Flows hidden",
    shown: "Flows shown",
  }),
  role: tool("Role", "Who sits before a page", "user", {
    story: "Role of the story",
    visitor: "Visitor",
    player: "Player",
    passive: "Player who may not play",
    withoutService: "Player without services",
    long: "Player with long figures",
    "sub-dealer": "Sub-dealer (panel)",
    dealer: "Dealer (panel)",
    partner: "Partner (panel)",
    operator: "Operator (panel)",
    admin: "Admin (panel)",
  }),
};

type Tool = keyof typeof tools;

/** What the toolbar shows at first. */
export const initialGlobals = Object.fromEntries(
  Object.entries(tools).map(([name, { toolbar }]) => [name, toolbar.items[0]?.value]),
) as Readonly<Record<Tool, string>>;
