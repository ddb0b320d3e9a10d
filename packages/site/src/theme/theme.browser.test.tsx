import { CallError } from "@livery/contract";
import type { BootTheme } from "@livery/skin";
import { page } from "vitest/browser";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fakeHouse } from "../testing/fake-house.ts";
import { openSite } from "../testing/open-site.tsx";
import { axeViolations } from "@livery/ui/testing";

const night = URL.createObjectURL(new Blob([':root[data-theme="night"]{--night:1}'], { type: "text/css" }));
const themes: readonly BootTheme[] = [
  { name: "harbour", title: "Harbour", modes: ["light", "dark"], sheet: null },
  { name: "night", title: "Night", modes: ["dark", "light"], sheet: night },
];
const root = document.documentElement;
const isNight = (): string => getComputedStyle(root).getPropertyValue("--night");

/** The element to press: the text, over a radio for keyboard and screen reader. */
const choice = (name: string) =>
  page.getByRole("group", { name: /^(Theme|Light or dark)$/ }).getByText(name, { exact: true });

beforeEach(() => {
  root.dataset["theme"] = "harbour";
});
afterEach(() => {
  delete root.dataset["theme"];
  delete root.dataset["mode"];
  for (const link of document.querySelectorAll(`link[href="${night}"]`)) link.remove();
});

it("the footer offers the brand's themes and their modes, and a choice applies at once and is stored", async () => {
  const { screen } = await openSite({ themes, settings: { themeChange: 1 } });
  const theme = screen.getByRole("radio", { name: "Night" });
  await expect.element(theme).not.toBeChecked();
  await choice("Night").click();
  await expect.poll(() => root.dataset["theme"]).toBe("night");
  expect(isNight()).toBe("1");
  expect(document.cookie).toContain("look=night.default");

  await choice("Light").click();
  await expect.poll(() => root.dataset["mode"]).toBe("light");
  expect(document.cookie).toContain("look=night.light");
  await choice("Automatic").click();
  await expect.poll(() => root.dataset["mode"]).toBeUndefined();

  await choice("Harbour").click();
  await expect.poll(() => root.dataset["theme"]).toBe("harbour");
  expect(isNight()).toBe("");
  // In the theme with all tokens: this test's night theme has only one.
  expect(await axeViolations()).toEqual([]);
});

it("a choice of an earlier visit applies again, and another tab's choice is followed", async () => {
  document.cookie = "look=night.dark; path=/";
  const { screen } = await openSite({ themes, settings: { themeChange: 1 } });
  await expect.element(screen.getByRole("radio", { name: "Night" })).toBeChecked();
  await expect.poll(() => [root.dataset["theme"], root.dataset["mode"]]).toEqual(["night", "dark"]);

  // The cookie may arrive after the message.
  const other = new BroadcastChannel("livery.look");
  const publish: (choiceText: string) => void = other.postMessage.bind(other);
  publish("harbour.light");
  await expect.poll(() => [root.dataset["theme"], root.dataset["mode"]]).toEqual(["harbour", "light"]);
  await expect.element(screen.getByRole("radio", { name: "Light", exact: true })).toBeChecked();
  other.close();
});

it("a document that was sent in the theme of the settings stays in it while they cannot be loaded", async () => {
  root.dataset["theme"] = "night";
  const settings = () => {
    throw new CallError("busy");
  };
  const { house, screen } = await openSite({ themes, house: fakeHouse({ settings }) });
  await expect.poll(() => house.calls.filter(({ key }) => key === "settings").length).toBeGreaterThan(0);
  await expect.element(screen.getByRole("main")).toBeVisible();
  expect(root.dataset["theme"]).toBe("night");
});

it("the site offers nothing if the operator does not, and has the brand's own theme whatever the cookie says", async () => {
  document.cookie = "look=night.dark; path=/";
  root.dataset["theme"] = "night";
  const { screen } = await openSite({ themes, settings: { themeChange: 0 } });
  await expect.poll(() => root.dataset["theme"]).toBe("harbour");
  expect(screen.getByRole("radio", { name: "Night" }).elements()).toEqual([]);
});

it("a visitor who has chosen nothing has the theme of the settings, in a document without it too, and may choose another", async () => {
  const { app, screen } = await openSite({ themes, settings: { themeChange: 1, site_default_theme: "night" } });
  await expect.poll(() => root.dataset["theme"]).toBe("night");
  await expect.element(screen.getByRole("radio", { name: "Night" })).toBeChecked();
  expect(document.cookie).not.toContain("look=");
  await choice("Harbour").click();
  await expect.poll(() => root.dataset["theme"]).toBe("harbour");
  // The operator takes the choice back.
  app.services.settings.set({ ...app.services.settings.get(), themeChange: false });
  await expect.poll(() => root.dataset["theme"]).toBe("night");
});

it("a style sheet that cannot be loaded leaves the theme unchanged, and is loaded again once the tab is seen again", async () => {
  let requests = 0;
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    requests += added.filter((node) => node instanceof HTMLLinkElement && node.href.endsWith("lost.css")).length;
  });
  observer.observe(document.head, { childList: true });
  await openSite({
    themes: [...themes, { name: "lost", title: "Lost", modes: ["dark"], sheet: "/assets/lost.css" }],
    settings: { themeChange: 1 },
  });
  await choice("Lost").click();
  await expect.poll(() => document.querySelector('link[href$="lost.css"]')).toBeNull();
  expect(root.dataset["theme"]).toBe("harbour");
  await expect.poll(() => requests).toBe(1);
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => requests).toBe(2);
  observer.disconnect();
});
