import { nearestName } from "@livery/contract/settings";
import { UsageError } from "../errors.ts";
import { ignoreTimeout, type Visitor } from "./visitor.ts";

/** A row of the sheet: a page, and the way to open it. */
export interface PreviewPage {
  readonly name: string;
  readonly signedIn: boolean;
  readonly go: (visitor: Visitor) => Promise<void>;
}

const open =
  (path: string): PreviewPage["go"] =>
  (visitor) =>
    visitor.open(path);

/** The UI kit's price button, in any variant. */
const prices = "main button[aria-pressed]:not([disabled])";
/** Controls that open a slip that is not beside the page: a bar, a drawer's handle, a navigation entry. */
const slipOpeners = [
  "[data-region=slip][aria-expanded=false]",
  "[data-region=slip] [aria-haspopup=dialog]",
  "nav [aria-haspopup=dialog]",
].join(", ");

async function openMatch(visitor: Visitor): Promise<void> {
  await visitor.open("sports");
  const match = visitor.page.locator('main a[href*="/sports/match/"]').first();
  const address = await match.getAttribute("href");
  if (address === null) return;
  await visitor.page.goto(new URL(address, visitor.origin).href);
  await visitor.page.locator(prices).first().waitFor();
}

async function openLive(visitor: Visitor): Promise<void> {
  await visitor.open("livebets");
  await visitor.page.locator(prices).first().waitFor().catch(ignoreTimeout);
}

/** Fills the slip with three matches and a stake, and opens it if necessary. */
async function fillSlip(visitor: Visitor): Promise<void> {
  await visitor.open("sports");
  const { page } = visitor;
  await page.locator(prices).first().waitFor();
  for (const index of [0, 3, 6]) await page.locator(prices).nth(index).click();
  const stake = page.locator("[data-region=slip] input[inputmode=decimal], [role=dialog] input[inputmode=decimal]");
  const opener = page.locator(slipOpeners).filter({ visible: true }).first();
  if (!(await stake.first().isVisible()) && (await opener.isVisible())) await opener.click();
  await stake.first().fill("10").catch(ignoreTimeout);
  await page.keyboard.press("Tab");
}

/** The pages of a sheet, from the top. */
const previewPages: readonly PreviewPage[] = [
  { name: "home", signedIn: false, go: open("") },
  { name: "sports", signedIn: false, go: open("sports") },
  { name: "match", signedIn: false, go: openMatch },
  { name: "live", signedIn: false, go: openLive },
  { name: "slip", signedIn: true, go: fillSlip },
  { name: "coupons", signedIn: true, go: open("coupons") },
  { name: "login", signedIn: false, go: open("firstlogin") },
];

/** The pages of a list of names, in the sheet's order; all without a list. Throws UsageError for an unknown page. */
export function previewPagesOf(list: string | undefined): readonly PreviewPage[] {
  if (list === undefined) return previewPages;
  const names = list.split(",").map((name) => name.trim());
  const known = previewPages.map(({ name }) => name);
  const wrong = names.find((name) => !known.includes(name));
  if (wrong === undefined) return previewPages.filter(({ name }) => names.includes(name));
  const nearest = nearestName(wrong, known);
  throw new UsageError(
    `A preview has no page "${wrong}".${nearest === undefined ? "" : ` Did you mean "${nearest}"?`}`,
    `Give --pages some of ${known.join(",")}.`,
  );
}
