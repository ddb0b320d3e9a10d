import { create, type ThemeVars } from "storybook/theming";

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
  brandTitle: "Livery",
  brandUrl: "./?path=/docs/introduction--docs",
  brandTarget: "_self",
  brandImage: `./livery-${base}.svg`,
  colorPrimary: "#f0705a",
  barSelectedColor: colours[base].textColor,
  ...colours[base],
});
