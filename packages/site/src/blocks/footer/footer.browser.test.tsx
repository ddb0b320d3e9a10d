import { variantNames } from "@livery/skin";
import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { inRotation } from "../../testing/by-day.ts";
import { axeViolations } from "@livery/ui/testing";
import { eventually } from "../../testing/eventually.ts";
import { fakeHouse, refuse } from "../../testing/fake-house.ts";
import { longWord } from "../../testing/fixtures.ts";
import { openSite, type OpenSite, type SiteInWindow } from "../../testing/open-site.tsx";

const settings = {
  info_page_terms: 90,
  curacao_gaming_name: "Harbour Master",
  whatsapp_number: "+90 212 555 00 00",
  whatsapp_title: "Write to the bridge",
  live_chat_script: "chat()",
  footer_bottom_text: "<p>Ships come and go.</p>",
};
const house = () => fakeHouse({ getPage: refuse("not_found") });
const footerOf = ({ screen }: OpenSite) => screen.getByRole("contentinfo");
/** Opens everything that is folded, one after the other as one presses it. */
async function openAll(): Promise<void> {
  const folded = () => document.querySelector<HTMLElement>("footer button[aria-expanded=false]");
  for (let next = folded(); next !== null; next = folded()) {
    const button = next;
    button.click();
    await eventually(() => button.getAttribute("aria-expanded")).toBe("true");
  }
}
const more = (site: OpenSite) => footerOf(site).getByRole("button", { name: "Pages and contacts" });

describe.each(variantNames.blocks.footer)("The footer %s", (footer) => {
  const shared = inRotation(variantNames.blocks.footer, footer, 2);
  const open = (site: SiteInWindow = {}) => openSite({ variants: { footer }, settings, house: house(), ...site });

  /** Shows every link, where that takes a press. */
  async function unfold(site: OpenSite): Promise<void> {
    await expect.element(footerOf(site)).toBeVisible();
    await openAll();
  }

  test.runIf(shared())("§2 has what must be found at once: 18+, licence, responsible gaming, clock", async () => {
    const site = await open();
    await expect.element(footerOf(site).getByText("Only for people aged 18 and over")).toBeVisible();
    await expect.element(footerOf(site).getByText("Licensed by Harbour Master")).toBeVisible();
    await expect.element(footerOf(site).getByText("Casino Time")).toBeVisible();
    await expect.element(footerOf(site).getByText("20.11.2026 09:00")).toBeVisible();
    const responsible = footerOf(site).getByRole("link", { name: "Responsible gaming" }).first();
    await expect.element(responsible).toHaveAttribute("href", "/en/page/10");
  });

  test.runIf(shared())(
    "§2 leads to the info pages of the settings and to contacts, and shows the operator's own text",
    async () => {
      const site = await open();
      await unfold(site);
      await expect
        .element(footerOf(site).getByRole("link", { name: "WhatsApp +90 212 555 00 00", exact: true }))
        .toHaveAttribute("href", "https://wa.me/902125550000");
      const contacts = footerOf(site).getByRole("navigation", { name: "Write to the bridge" });
      await expect.element(contacts.getByRole("button", { name: "Chat with us" })).toBeVisible();
      await expect.element(footerOf(site).getByText("Ships come and go.")).toBeVisible();
      await footerOf(site).getByRole("link", { name: "Terms and conditions" }).click();
      expect(site.path()).toBe("/en/page/90");
      await expect.element(site.screen.getByRole("heading", { level: 1, name: "Terms and conditions" })).toBeVisible();
    },
  );

  test.runIf(shared())(
    "shows the operator's text in the page's language, and in all if it is in none of them",
    async () => {
      const text = '<div><p lang="en_GB">Ships</p><p lang="de">Schiffe</p></div><p lang="">1902</p>';
      const german = await open({ lang: "de", settings: { ...settings, footer_bottom_text: text } });
      await unfold(german);
      await expect.element(footerOf(german).getByText("Schiffe")).toBeVisible();
      await expect.element(footerOf(german).getByText("1902")).toBeVisible();
      await expect.element(footerOf(german).getByText("Ships")).not.toBeInTheDocument();
      await german.screen.unmount();
      const persian = await open({ lang: "fa", settings: { ...settings, footer_bottom_text: text } });
      await unfold(persian);
      for (const part of ["Ships", "Schiffe", "1902"])
        await expect.element(footerOf(persian).getByText(part)).toBeVisible();
    },
  );

  test.runIf(shared())("leads back to the top of the page, and opens the announcements again", async () => {
    const site = await open();
    await footerOf(site).getByRole("button", { name: "Announcements" }).click();
    await expect.element(site.screen.getByText("There are no announcements at the moment.")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    window.scrollTo(0, document.documentElement.scrollHeight);
    await footerOf(site).getByRole("button", { name: "Back to top" }).click();
    await expect.element(site.screen.getByRole("main")).toHaveFocus();
    expect(window.scrollY).toBe(0);
  });

  test.runIf(shared())("§1 names the host, and warns of a host that is not the site's own", async () => {
    const host = window.location.hostname;
    const genuine = await open({ settings: { site_domain: host } });
    await expect
      .element(genuine.screen.getByText(`Your address bar shows ${host}. This is the genuine site.`))
      .toBeVisible();
    await genuine.screen.unmount();
    const other = await open({ settings: { site_domain: "harbour.example" } });
    await expect.element(other.screen.getByRole("alert").getByText(/Do not sign in here/)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  test.runIf(shared()).each([
    ["en", 1440],
    ["fa", 1440],
    ["de", 768],
    ["fa", 390],
    ["de", 390],
  ] as const)("passes axe in %s at %i px, whatever is open, and nothing overflows it", async (lang, width) => {
    const long = {
      ...settings,
      curacao_gaming_name: longWord,
      site_domain: "donaudampfschifffahrtsgesellschaft.example",
    };
    await open({ lang, width, settings: long });
    const element = () => document.querySelector("footer");
    await eventually(element).not.toBeNull();
    expect(await axeViolations()).toEqual([]);
    await openAll();
    await eventually(() => element()!.querySelectorAll("nav").length).toBeGreaterThan(3);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await axeViolations()).toEqual([]);
  });
});

describe("The footer compact", () => {
  const open = (site: SiteInWindow = {}) =>
    openSite({ variants: { footer: "compact" }, settings, house: house(), ...site });

  test("is one band: a press opens its links in view, Escape closes them and restores the focus", async () => {
    const site = await open();
    await expect.element(more(site)).toHaveAttribute("aria-expanded", "false");
    await expect.element(footerOf(site).getByRole("navigation")).not.toBeInTheDocument();
    await more(site).click();
    await expect.element(more(site)).toHaveAttribute("aria-expanded", "true");
    const last = footerOf(site).getByRole("link", { name: "Customer service" });
    await eventually(() => last.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    (last.element() as HTMLElement).focus();
    await userEvent.keyboard("{Escape}");
    await expect.element(last).not.toBeInTheDocument();
    await expect.element(more(site)).toHaveFocus();
  });

  test("closes when one of its links opens a page", async () => {
    const site = await open();
    await more(site).click();
    await footerOf(site).getByRole("link", { name: "Results" }).click();
    await expect.element(site.screen.getByRole("heading", { level: 1, name: "Results" })).toBeVisible();
    await expect.element(more(site)).toHaveAttribute("aria-expanded", "false");
  });
});

describe("The footer licence", () => {
  const open = (site: SiteInWindow = {}) =>
    openSite({ variants: { footer: "licence" }, settings, house: house(), path: "/results", ...site });
  const fold = (site: OpenSite, name: string) => footerOf(site).getByRole("button", { name });

  test("shows age, responsible gaming, licence and the genuine site before anything else, and larger", async () => {
    const site = await open({ settings: { ...settings, site_domain: window.location.hostname } });
    const texts = ["aged 18", "Keep betting fun", "Licensed by", "genuine site", "Ships come", "Casino Time"];
    await expect.element(footerOf(site).getByText("Ships come and go.")).toBeVisible();
    const footerText = footerOf(site).element().textContent;
    const offsets = texts.map((text) => footerText.indexOf(text));
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
    const size = (text: RegExp) =>
      Number.parseFloat(getComputedStyle(footerOf(site).getByText(text).element()).fontSize);
    expect(size(/aged 18/)).toBeGreaterThan(size(/Casino Time/));
    expect(size(/Licensed by/)).toBeGreaterThan(size(/Casino Time/));
  });

  test("folds every other link, each group separately, and closes the group when one of its links opens a page", async () => {
    const site = await open();
    await expect.element(footerOf(site).getByText("Casino Time")).toBeVisible();
    await expect.element(fold(site, "Help")).toHaveAttribute("aria-expanded", "false");
    await fold(site, "Help").click();
    await expect.element(fold(site, "Help")).toHaveAttribute("aria-expanded", "true");
    await expect.element(fold(site, "Play")).toHaveAttribute("aria-expanded", "false");
    await footerOf(site).getByRole("link", { name: "Customer service" }).click();
    await expect.element(site.screen.getByRole("heading", { level: 1, name: "Customer service" })).toBeVisible();
    await expect.element(fold(site, "Help")).toHaveAttribute("aria-expanded", "false");
  });
});
