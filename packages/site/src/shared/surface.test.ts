import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { variantNames } from "@livery/skin";
import { expect, test } from "vitest";

const folder = import.meta.dirname;

/** Returns the values that a file exports by name, in alphabetical order. */
async function namesIn(file: string): Promise<readonly string[]> {
  const text = await readFile(file, "utf8");
  const lists = [...text.matchAll(/^export \{([^}]*)\}/gm)].map(([, list]) => list ?? "");
  const names = lists.flatMap((list) => list.split(",").map((name) => name.trim().replace(/^\w+ as /, "")));
  return names.filter((name) => name !== "" && !name.startsWith("type ")).sort();
}

/**
 * The public surface of `overrides/`: what a brand's own file imports today must exist tomorrow. A removed or renamed name
 * changes every such brand: it belongs into the changeset as a breaking change, then here.
 */
const surface: Readonly<Record<string, readonly string[]>> = {
  "blocks.ts": [
    "AccountMenu",
    "Balance",
    "CouponsLink",
    "FullscreenToggle",
    "GenuineNotice",
    "HeaderBanners",
    "LanguageMenu",
    "NotificationBell",
    "OperatorLink",
    "RichText",
    "SlipBar",
    "SlipHead",
    "SlipOver",
    "SlipPanel",
    "SmallMenuButton",
  ],
  "coupon-pages.ts": ["Leg", "Pages", "QueryBoundary", "SelectionRow", "useCouponForm"],
  "frame.ts": [
    "BrandMark",
    "BrandPattern",
    "DateTime",
    "Problem",
    "RouteLink",
    "useErrorText",
    "useFormats",
    "useNames",
    "useTranslate",
  ],
  "jsx-runtime.ts": ["Fragment", "jsx", "jsxs"],
  "kit.ts": [
    "Badge",
    "Banner",
    "Button",
    "Card",
    "Chip",
    "Clock",
    "EmptyState",
    "Flag",
    "Icon",
    "IconButton",
    "Menu",
    "Money",
    "Odds",
    "OddsButton",
    "Progress",
    "Skeleton",
    "SportIcon",
    "VisuallyHidden",
    "backspaceIcon",
    "buttonClass",
    "chartIcon",
    "chipClass",
    "classes",
    "expandIcon",
    "eyeIcon",
    "eyeOffIcon",
    "giftIcon",
    "iconButtonClass",
    "iconNames",
    "linkClass",
    "resultTones",
    "shieldIcon",
    "shrinkIcon",
    "statusTones",
    "useLivery",
    "useReducedMotion",
  ],
  "kit-codes.ts": ["Barcode", "QrCode"],
  "kit-forms.ts": [
    "Checkbox",
    "ErrorState",
    "Field",
    "MoneyInput",
    "Pagination",
    "PasswordInput",
    "PriceCell",
    "RadioGroup",
    "RadioTile",
    "Row",
    "RowList",
    "Segmented",
    "Select",
    "Sparkline",
    "Spinner",
    "Table",
    "Tabs",
    "TextInput",
    "tabMove",
  ],
  "kit-inputs.ts": [
    "AmountKeypad",
    "BareButton",
    "Calendar",
    "CodeKeypad",
    "Combobox",
    "DateParts",
    "DatePicker",
    "FileButton",
    "NumberStepper",
    "RangeSlider",
    "Slider",
    "Switch",
    "TextArea",
    "TextKeypad",
  ],
  "kit-lists.ts": [
    "Accordion",
    "Carousel",
    "CarouselControls",
    "CountdownRing",
    "GridTable",
    "SplitPane",
    "Steps",
    "Tile",
    "VirtualList",
    "holdsFocus",
    "inMarked",
    "useHeldWhilePressed",
    "useHolding",
    "useRemaining",
    "useRotation",
    "useTabVisible",
  ],
  "kit-messages.ts": ["ToastProvider", "Tooltip", "useToasts"],
  "kit-overlays.ts": ["Dialog", "Notice", "Popover", "Sheet", "useScrollStop"],
  "match-pages.ts": ["LiveMatchMarkets", "MatchBoard", "MatchMarkets", "MatchTimeline", "MatchTrail"],
  "matches.ts": ["CountryFlag", "DayMatches", "MatchListSkeleton", "TeamNames", "TournamentMatches", "dayName"],
  "pages.ts": [
    "BonusFacts",
    "BonusPicture",
    "BonusRequest",
    "BonusText",
    "LiveBanner",
    "LiveList",
    "LivePrice",
    "LoginForm",
    "MatchClock",
    "PageHeading",
    "Score",
    "SearchBox",
    "SearchHits",
    "SportsTreeList",
  ],
  "react.ts": [
    "Children",
    "Fragment",
    "StrictMode",
    "Suspense",
    "cloneElement",
    "createContext",
    "createElement",
    "default",
    "forwardRef",
    "isValidElement",
    "lazy",
    "memo",
    "startTransition",
    "use",
    "useActionState",
    "useCallback",
    "useContext",
    "useDeferredValue",
    "useEffect",
    "useEffectEvent",
    "useId",
    "useImperativeHandle",
    "useInsertionEffect",
    "useLayoutEffect",
    "useMemo",
    "useOptimistic",
    "useReducer",
    "useRef",
    "useState",
    "useSyncExternalStore",
    "useTransition",
    "version",
  ],
};

test("the exports for a brand's own files are unchanged", async () => {
  const files = (await readdir(folder)).filter((file) => file !== "variants.ts" && !file.endsWith(".test.ts")).sort();
  const found = await Promise.all(files.map(async (file) => [file, await namesIn(join(folder, file))] as const));
  expect(Object.fromEntries(found)).toEqual(surface);
});

test("the model of every page and block is exported", async () => {
  const text = await readFile(join(folder, "variants.ts"), "utf8");
  const models = [...Object.keys(variantNames.pages), ...Object.keys(variantNames.blocks)].map(
    (name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Model`,
  );
  expect(models.filter((model) => !text.includes(`export type { ${model} } from`))).toEqual([]);
});

test("every part of the UI kit is exported, except those for the site's own frame", async () => {
  const uiKit = await namesIn(join(folder, "../../../ui/src/index.ts"));
  const files = Object.keys(surface).filter((file) => file.startsWith("kit"));
  const shared = new Set(files.flatMap((file) => surface[file] ?? []));
  expect(uiKit.filter((name) => !shared.has(name))).toEqual(["LiveryProvider", "SkipLink", "noticeMark", "usePortal"]);
});
