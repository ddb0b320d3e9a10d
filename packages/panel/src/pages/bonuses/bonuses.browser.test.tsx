import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { panelBonus, pictureAddress } from "../../testing/bonus-fixtures.ts";
import { fakeHouse, never, refuse } from "../../testing/fake-house.ts";
import { staffOf } from "../../testing/fixtures.ts";
import type { Answers } from "../../testing/answers.ts";
import { openPanel } from "../../testing/open-panel.tsx";

/** Records what becomes markup: the policy of the panel's document allows trusted values alone. */
function recordMarkup(): unknown[] {
  const markup = Object.getOwnPropertyDescriptor(Element.prototype, "innerHTML");
  const values: unknown[] = [];
  vi.spyOn(Element.prototype, "innerHTML", "set").mockImplementation(function assign(this: Element, value) {
    values.push(value);
    markup?.set?.call(this, value);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return values;
}

const isTrusted = (value: unknown): boolean =>
  (window as unknown as { trustedTypes: { isHTML: (value: unknown) => boolean } }).trustedTypes.isHTML(value);

const house = (changes: Answers = {}) => fakeHouse(changes, staffOf("operator"));
const open = (served: ReturnType<typeof house>, path: string) => openPanel({ path, house: served });

async function fillMoment(group: Locator, date: string, time: string): Promise<void> {
  await group.getByRole("textbox", { name: "Date" }).fill(date);
  await group.getByRole("textbox", { name: "Time" }).fill(time);
}

describe("The list of bonuses", () => {
  test("leads to each bonus, to its pending requests, and to a new bonus; the exported file is filtered", async () => {
    const served = house();
    const { address, files, screen } = await open(served, "/bonuses?category=welcome");
    await expect.element(screen.getByRole("link", { name: "Welcome bonus" })).toBeVisible();
    await expect.element(screen.getByText("100 % · × 5")).toBeVisible();
    await screen.getByRole("button", { name: "Export CSV" }).click();
    await expect.poll(() => files.map(({ name }) => name)).toEqual(["bonuses-2026-11-20.csv"]);
    expect(served.calls.findLast(({ key }) => key === "panelBonusesExport")?.payload).toMatchObject({
      filter: { category: "welcome" },
    });
    await screen.getByRole("link", { name: "3", exact: true }).click();
    await expect.poll(address).toBe("/bonus-requests?status=waiting&bonusId=1");
    expect(served.faults).toEqual([]);
  });

  test("has readable titles where other columns scroll beside them", async () => {
    const { screen } = await openPanel({ path: "/bonuses", house: house(), width: 768 });
    const title = screen.getByRole("rowheader", { name: "Reload for the weekend" });
    await expect.element(title).toBeVisible();
    expect(title.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(160);
  });

  test("is hidden without the permission to edit the catalogue", async () => {
    const { screen } = await openPanel({ path: "/bonuses", house: fakeHouse({}, staffOf("dealer")) });
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Welcome bonus" })).not.toBeInTheDocument();
  });
});

describe("A bonus", () => {
  test("is changed in its figures and texts, with the version that was shown", async () => {
    const served = house();
    const { address, screen } = await open(served, "/bonuses/1");
    const percent = screen.getByRole("textbox", { name: /^Percentage/ });
    await expect.element(percent).toHaveValue("100");
    await percent.fill("1001");
    await screen.getByRole("button", { name: "Save" }).click();
    await expect.element(percent).toBeInvalid();
    await percent.fill("150");
    await fillMoment(screen.getByRole("group", { name: "Available until" }), "24.12.2026", "18:00");
    await screen.getByRole("textbox", { name: "Title (English)" }).fill("Welcome aboard");
    await screen.getByRole("button", { name: "Save" }).click();
    await expect
      .poll(() => served.calls.find(({ key }) => key === "panelBonusChange")?.payload)
      .toMatchObject({
        bonusId: 1,
        version: 1,
        percent: 150,
        multiplier: 5,
        oneUse: true,
        endsAt: "2026-12-24T18:00:00.000Z",
        texts: [
          { lang: "en", title: "Welcome aboard" },
          { lang: "de", title: "Willkommensbonus" },
        ],
      });
    await expect.poll(address).toBe("/bonuses");
    expect(served.faults).toEqual([]);
  });

  test("is offered between two times: an incomplete time and an end before the start are reported at their fields", async () => {
    const served = house();
    const { screen } = await open(served, "/bonuses/1");
    const from = screen.getByRole("group", { name: "Available from" });
    const until = screen.getByRole("group", { name: "Available until" });
    await expect.element(from).toHaveAccessibleDescription(/United Kingdom Time\.$/);
    await until.getByRole("textbox", { name: "Date" }).fill("24.12.2026");
    await screen.getByRole("button", { name: "Save" }).click();
    await expect.element(until).toHaveAccessibleDescription(/Enter both a date and a time\./);
    await expect.element(until.getByRole("textbox", { name: "Time" })).toBeInvalid();
    await fillMoment(until, "30.02.2026", "18:00");
    await screen.getByRole("button", { name: "Save" }).click();
    await expect.element(until).toHaveAccessibleDescription(/Enter both a date and a time\./);
    await fillMoment(until, "24.12.2026", "1800");
    await fillMoment(from, "24.12.2026", "18:00");
    await screen.getByRole("button", { name: "Save" }).click();
    await expect.element(until).toHaveAccessibleDescription(/Must be later than the start\./);
    expect(served.calls.map(({ key }) => key)).not.toContain("panelBonusChange");
    await fillMoment(from, "01.07.2026", "8:30");
    await screen.getByRole("button", { name: "Save" }).click();
    await expect
      .poll(() => served.calls.find(({ key }) => key === "panelBonusChange")?.payload)
      .toMatchObject({
        startsAt: "2026-07-01T07:30:00.000Z",
        endsAt: "2026-12-24T18:00:00.000Z",
      });
  });

  test("that another person has changed is not overwritten", async () => {
    const served = house({ panelBonusChange: refuse("version_conflict") });
    const { screen } = await open(served, "/bonuses/1");
    const percent = screen.getByRole("textbox", { name: /^Percentage/ });
    await expect.element(percent).toHaveValue("100");
    served.answers.panelBonus = () => panelBonus(1, { multiplier: 8, version: 2 });
    await percent.fill("150");
    await screen.getByRole("button", { name: "Save" }).click();
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    await expect.element(screen.getByRole("dialog").getByText("Wagering requirement").first()).toBeVisible();
  });

  test("has a picture that is chosen, dropped or pasted as a file, or named by its address", async () => {
    const served = house();
    const { screen } = await open(served, "/bonuses/new");
    const field = screen.getByRole("group", { name: "Image" });
    const address = field.getByRole("textbox", { name: "Image address" });
    await expect.element(field.getByText("No image")).toBeVisible();
    const file = (type: string, bytes: number): File => new File([new Uint8Array(bytes)], "picture", { type });
    const carried = (given: File): DataTransfer => {
      const data = new DataTransfer();
      data.items.add(given);
      return data;
    };
    const isStored = async (): Promise<void> => {
      await expect.element(address).toHaveValue(pictureAddress);
      await field.getByRole("button", { name: "Remove image" }).click();
      await expect.element(address).toHaveValue("");
    };
    await userEvent.upload(field.element().querySelector("input[type=file]")!, file("image/png", 3));
    await isStored();
    const over = { bubbles: true, cancelable: true, dataTransfer: carried(file("image/avif", 3)) };
    expect(address.element().dispatchEvent(new DragEvent("dragover", over))).toBe(false);
    address.element().dispatchEvent(new DragEvent("drop", over));
    await isStored();
    const clipboardData = carried(file("image/webp", 3));
    address.element().dispatchEvent(new ClipboardEvent("paste", { bubbles: true, clipboardData }));
    await isStored();
    const fromOffice = carried(file("image/png", 3));
    fromOffice.setData("text/plain", "https://pictures.example/a.png");
    fromOffice.setData("text/html", "<td>https://pictures.example/a.png</td>");
    address.element().dispatchEvent(new ClipboardEvent("paste", { bubbles: true, clipboardData: fromOffice }));
    await expect.element(address).toBeEnabled();
    const sent = served.calls.filter(({ key }) => key === "panelPictureUpload");
    expect(sent.map(({ payload }) => payload)).toEqual(Array.from({ length: 3 }, () => ({ content: "AAAA" })));
    for (const [given, problem] of [
      [file("image/svg+xml", 9), /^Only PNG, JPEG, WebP and AVIF/],
      [file("image/png", 0), /^Only PNG, JPEG, WebP and AVIF/],
      [file("image/png", 2 * 1024 * 1024 + 1), /^The file is larger than 2 MB/],
    ] as const) {
      address.element().dispatchEvent(new ClipboardEvent("paste", { bubbles: true, clipboardData: carried(given) }));
      await expect.element(field.getByText(problem)).toBeVisible();
    }
    await expect.element(field).toHaveAccessibleDescription(/^The file is larger/);
    served.answers.panelPictureUpload = refuse("picture_unreadable");
    await userEvent.upload(field.element().querySelector("input[type=file]")!, file("image/png", 3));
    await expect.element(field.getByText(/^This file is not a readable/)).toBeVisible();
    await address.fill("https://pictures.example/a.png");
    await expect.element(field.getByText("No preview for this address")).toBeVisible();
    await expect.element(field.getByText(/^This file is not a readable/)).not.toBeInTheDocument();
    expect(sent).toHaveLength(3);
  });

  test("is not saved while its picture is being sent", async () => {
    const sending = Promise.withResolvers<void>();
    const served = house({
      panelPictureUpload: async () => {
        await sending.promise;
        return { address: pictureAddress };
      },
    });
    const { screen } = await open(served, "/bonuses/1");
    const field = screen.getByRole("group", { name: "Image" });
    await expect.element(field).toBeVisible();
    const picture = new File([new Uint8Array(3)], "picture", { type: "image/png" });
    await userEvent.upload(field.element().querySelector("input[type=file]")!, picture);
    await screen.getByRole("textbox", { name: /^Percentage/ }).fill("50");
    served.received(0.424);
    await expect.element(field.getByText("42% uploaded")).toBeVisible();
    await expect.element(field.getByRole("progressbar", { name: "Uploading…" })).toHaveValue(0.424);
    served.received(1);
    await expect.element(field.getByRole("status")).toHaveTextContent("Preparing the image…");
    await screen.getByRole("button", { name: "Save" }).click();
    const wait = field.getByText("Wait until the image is uploaded, then save again.");
    await expect.element(wait).toBeVisible();
    await expect.element(field.getByRole("button", { name: "Cancel upload" })).toHaveFocus();
    sending.resolve();
    await expect.element(wait).not.toBeInTheDocument();
    const address = field.getByRole("textbox", { name: "Image address" });
    await address.fill("pictures/a.png");
    await screen.getByRole("button", { name: "Save" }).click();
    await expect.element(address).toHaveFocus();
    await address.fill(pictureAddress);
    await screen.getByRole("button", { name: "Save" }).click();
    await expect
      .poll(() => served.calls.filter(({ key }) => key === "panelBonusChange").map(({ payload }) => payload))
      .toMatchObject([{ image: pictureAddress, percent: 50 }]);
  });

  test("is sent again after a failure that is not the file's, and its sending can be cancelled", async () => {
    const served = house({ panelPictureUpload: refuse("picture_too_slow") });
    const { screen } = await open(served, "/bonuses/new");
    const field = screen.getByRole("group", { name: "Image" });
    await expect.element(field).toBeVisible();
    const picture = new File([new Uint8Array(3)], "picture", { type: "image/png" });
    await userEvent.upload(field.element().querySelector("input[type=file]")!, picture);
    await expect.element(field.getByText("Reading this image took too long.", { exact: false })).toBeVisible();
    served.answers.panelPictureUpload = never;
    await field.getByRole("button", { name: "Try again" }).click();
    await field.getByRole("button", { name: "Cancel upload" }).click();
    await expect.element(field.getByRole("status")).toHaveTextContent("Upload cancelled.");
    await expect.element(field.getByRole("textbox", { name: "Image address" })).toHaveValue("");
    await expect.element(field.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  });

  test("has formatted texts, which take in nothing but what players may read", async () => {
    const assigned = recordMarkup();
    const served = house();
    const { screen } = await open(served, "/bonuses/1");
    const text = screen.getByRole("textbox", { name: "Description (English)" });
    const tools = screen.getByRole("toolbar", { name: "Format: Description (English)" });
    const tool = (name: string) => tools.getByRole("button", { name, exact: true });
    const preview = screen.getByRole("complementary");
    await expect.element(text).toHaveTextContent("On your first deposit.");
    await text.click();
    await userEvent.keyboard("{Control>}a{/Control}{Backspace}Read the {Control>}b{/Control}terms");
    await expect.element(tool("Bold")).toHaveAttribute("aria-pressed", "true");
    await tool("Bulleted list").click();
    await expect.element(tool("Bulleted list")).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("{Control>}a{/Control}");
    await expect.element(tool("Bulleted list")).toHaveAttribute("aria-pressed", "true");
    await tool("Link").click();
    const address = tools.element().parentElement?.querySelector("input");
    await expect.element(page.elementLocator(address!)).toHaveFocus();
    await userEvent.keyboard("javascript:alert(1)");
    await expect.element(page.elementLocator(address!)).toHaveValue("javascript:alert(1)");
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByText("Enter an https address or a path on the site.")).toBeVisible();
    await userEvent.fill(address!, "/en/page/9");
    await userEvent.keyboard("{Enter}");
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", `<p onclick="x()"> now <img src=x onerror=x()><script>x()</script></p>`);
    await userEvent.keyboard("{ArrowRight}");
    text.element().dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
    await expect.element(text.getByText("now", { exact: false })).toBeVisible();
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.element(text.getByText("now", { exact: false })).not.toBeInTheDocument();
    await expect.element(preview.getByText("Read the")).toBeVisible();
    await screen.getByRole("button", { name: "Save" }).click();
    await expect
      .poll(() => served.calls.find(({ key }) => key === "panelBonusChange")?.payload)
      .toMatchObject({
        texts: [
          {
            lang: "en",
            html: expect.stringMatching(
              /^<ul><li><a href="\/en\/page\/9">Read the(?: |&nbsp;)<\/a><b><a href="\/en\/page\/9">terms<\/a><\/b><\/li><\/ul>$/,
            ),
          },
          { lang: "de", html: "<p>Auf die erste Einzahlung.</p>" },
        ],
      });
    expect(assigned.length).toBeGreaterThan(0);
    expect(assigned.filter((value) => !isTrusted(value))).toEqual([]);
  });

  test("without a change to save stays in its language", async () => {
    const served = house({ panelBonus: () => panelBonus(1, { texts: [] }) });
    const { screen } = await open(served, "/bonuses/1");
    await screen.getByRole("group", { name: "Language of the texts" }).getByText("Deutsch").click();
    await screen.getByRole("button", { name: "Save" }).click();
    await expect.element(screen.getByText("No changes to save.")).toBeVisible();
    await expect.element(screen.getByRole("textbox", { name: "Title (Deutsch)" })).toBeVisible();
  });

  test("has its picture in the preview as players see it: whole, in the sides of a banner", async () => {
    const served = house({ panelBonus: () => panelBonus(1, { image: "https://pictures.example/a.png" }) });
    const { screen } = await open(served, "/bonuses/1");
    const shown = screen.getByRole("complementary").getByText("No preview for this address");
    await expect.element(shown).toBeVisible();
    const { width, height } = shown.element().getBoundingClientRect();
    expect(width / height).toBeCloseTo(10 / 3, 1);
    expect(getComputedStyle(shown.element()).objectFit).toBe("contain");
  });

  test("has texts in every language of the sites: the refused one is shown, and the preview follows", async () => {
    let path = "";
    const served = house({ panelBonusChange: () => refuse("invalid_field", { path })() });
    const { screen } = await open(served, "/bonuses/1");
    const texts = screen.getByRole("group", { name: "Language of the texts" });
    const preview = screen.getByRole("complementary");
    await expect.element(preview.getByText("On your first deposit.")).toBeInTheDocument();
    await texts.getByText("Deutsch · 1 missing").click();
    await expect.element(preview.getByText("Auf die erste Einzahlung.")).toBeInTheDocument();
    await screen.getByRole("textbox", { name: "Image address" }).fill("https://pictures.example/a.png");
    await expect.element(preview.getByText("No preview for this address")).toBeVisible();
    await texts.getByText("\u2068فارسی\u2069 · 3 missing").click();
    await screen.getByRole("textbox", { name: "Title (فارسی)" }).fill("VIP جایزه");
    expect(getComputedStyle(preview.getByText("VIP جایزه").element()).direction).toBe("rtl");
    await texts.getByText("Türkçe · 3 missing").click();
    // What the language lacks is that of the default language.
    await expect.element(preview.getByText("On your first deposit.")).toBeInTheDocument();
    await screen.getByRole("textbox", { name: "Image description (Türkçe)" }).fill("Kupa");
    await texts.getByText("English · 1 missing").click();
    await screen.getByRole("button", { name: "Save" }).click();
    const title = screen.getByRole("textbox", { name: "Title (Türkçe)" });
    await expect.element(title).toBeInvalid();
    await expect.element(title).toHaveFocus();
    await title.fill("Hoş geldiniz");
    path = "texts.3.title";
    await screen.getByRole("button", { name: "Save" }).click();
    const german = screen.getByRole("textbox", { name: "Title (Deutsch)" });
    await expect.element(german).toBeInvalid();
    await expect.element(german).toHaveFocus();
    expect(served.calls.find(({ key }) => key === "panelBonusChange")?.payload).toMatchObject({
      texts: [
        { lang: "en" },
        { lang: "fa" },
        { lang: "tr", title: "Hoş geldiniz", alt: "Kupa", html: "" },
        { lang: "de" },
      ],
    });
  });

  test("is created with a title in the site's default language, and once however often it is sent", async () => {
    let tries = 0;
    const served = house({
      panelBonusCreate: (terms) => {
        tries += 1;
        if (tries === 1) throw new TypeError("the line broke");
        return panelBonus(9, terms);
      },
    });
    const { address, screen } = await open(served, "/bonuses/new");
    const save = screen.getByRole("button", { name: "Save" });
    await screen.getByRole("textbox", { name: /^Percentage/ }).fill("20");
    await screen.getByRole("group", { name: "Language of the texts" }).getByText("Deutsch").click();
    await save.click();
    const title = screen.getByRole("textbox", { name: "Title (English)" });
    await expect.element(title).toHaveFocus();
    await title.fill("Twenty on top");
    await screen.getByRole("textbox", { name: /^Description/ }).fill("On every deposit.");
    await save.click();
    await expect.poll(() => tries).toBe(1);
    await expect.element(screen.getByRole("alert").first()).toBeVisible();
    await save.click();
    await expect.poll(address).toBe("/bonuses");
    const sent = served.calls.filter(({ key }) => key === "panelBonusCreate");
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(sent.at(-1)?.payload).toMatchObject({
      percent: 20,
      texts: [{ lang: "en", title: "Twenty on top", html: "<p>On every deposit.</p>", terms: "" }],
    });
  });

  test("is withdrawn after a question that names its pending requests", async () => {
    const served = house();
    const { screen } = await open(served, "/bonuses/1");
    await screen.getByRole("button", { name: "Deactivate" }).click();
    const dialog = screen.getByRole("dialog", { name: "Deactivate" });
    await expect.element(dialog.getByText("3 requests are pending and still have to be decided.")).toBeVisible();
    await dialog.getByRole("button", { name: "Deactivate" }).click();
    await expect
      .poll(() => served.calls.find(({ key }) => key === "panelBonusOffer")?.payload)
      .toEqual({
        bonusId: 1,
        version: 1,
        active: false,
      });
  });
});
