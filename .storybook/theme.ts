import { create, type ThemeVars } from "storybook/theming";
import livery from "../cli/package.json" with { type: "json" };

/** Light or dark as the reader's system asks: Storybook's own pages wear no brand. */
const base = globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches ? "dark" : "light";

const colours = {
  light: {
    appBg: "#f3f8f7",
    appContentBg: "#ffffff",
    barBg: "#ffffff",
    textColor: "#0b2530",
    colorSecondary: "#0f766e",
  },
  dark: {
    appBg: "#0b1f26",
    appContentBg: "#10272f",
    barBg: "#10272f",
    textColor: "#e8f4f2",
    colorSecondary: "#14857b",
  },
};

/** The look of Storybook itself and of its pages of documentation. */
export const theme: ThemeVars = create({
  base,
  // Without a picture of its own a title is HTML: the packages share one version.
  brandTitle: `<img src="./livery-${base}.svg" alt="Livery"><span style="margin-inline-start: 0.5rem; font-size: 0.75rem; opacity: 0.75">${livery.version}</span>`,
  brandUrl: "./?path=/docs/introduction--docs",
  brandTarget: "_self",
  colorPrimary: "#f0705a",
  barSelectedColor: colours[base].textColor,
  ...colours[base],
});
