import { globalStyle, type StyleRule } from "@vanilla-extract/css";
import { aliasDeclarations, constantDeclarations } from "../tokens/declarations.ts";
import { givenContrast } from "../tokens/given-contrast.ts";
import { layer } from "./layers.css.ts";

/** Without specificity, so that a theme sheet that sets one of these wins wherever it is. */
const given = (selector: string, declarations: ReadonlyMap<string, string>) =>
  globalStyle(`:where(${selector})`, {
    "@layer": {
      [layer.tokens]: { vars: Object.fromEntries([...declarations].map(([name, value]) => [`--${name}`, value])) },
    },
  });

/** The part of the contract that is the same in every brand: tokens that no seed changes, and tokens that alias another one. */
given(":root,[data-theme]", constantDeclarations);
given(":root,[data-theme],[data-region]", aliasDeclarations);

/** High contrast, by choice or by system preference, as far as it is the same in every brand. */
const inContrast = (page: string, rule: StyleRule) => {
  // More specific than a theme's rules for mode and region, which it overrides.
  const chosen = `:is(:root,[data-theme])${page}${page}`;
  globalStyle(`${chosen},${chosen} [data-region]`, { "@layer": { [layer.tokens]: rule } });
};
const vars = Object.fromEntries([...givenContrast()].map(([name, value]) => [`--${name}`, value]));
const contrastRule: StyleRule = { "@supports": { "(color: light-dark(red, red))": { vars } } };
inContrast('[data-contrast="more"]', contrastRule);
inContrast(":not([data-contrast])", { "@media": { "(prefers-contrast: more)": contrastRule } });
