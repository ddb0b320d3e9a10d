import "./theme.ts";
import "@fontsource-variable/ibm-plex-sans/wght.css";
import "@fontsource-variable/vazirmatn/wght.css";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makePanel, type PanelInTest, type TestPanel } from "./make-panel.ts";

export interface OpenPanel extends PanelInTest {
  readonly screen: Awaited<ReturnType<typeof render>>;
  /** Path and search. */
  readonly address: () => string;
}

export interface PanelInWindow extends TestPanel {
  /** Width of the window, in px. */
  readonly width?: number;
  readonly height?: number;
  readonly mode?: "light" | "dark";
}

/** Opens the panel at a path. */
export async function openPanel({
  width = 1440,
  height = 900,
  mode = "light",
  ...given
}: PanelInWindow = {}): Promise<OpenPanel> {
  await page.viewport(width, height);
  document.documentElement.dataset["mode"] = mode;
  const made = makePanel(given);
  made.panel.preferences.mode.set(mode);
  const screen = await render(made.element);
  return { ...made, screen, address: () => made.router.state.location.href };
}
