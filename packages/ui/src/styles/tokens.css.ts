import { globalStyle, type StyleRule } from "@vanilla-extract/css";
import { aliasDeclarations, constantDeclarations } from "../tokens/declarations.ts";
import { givenContrast } from "../tokens/given-contrast.ts";
import { layer } from "./layers.css.ts";

/** Without weight, so that a theme sheet that says one of these wins wherever it stands. */
const given = (selector: string, declarations: ReadonlyMap<string, string>) =>
  globalStyle(`:where(${selector})`, {
    "@layer": {
      [layer.tokens]: { vars: Object.fromEntries([...declarations].map(([name, value]) => [`--${name}`, value])) },
    },
  });

/** The part of the contract that is the same in every brand: what no seed moves, and what is another token's value. */
given(":root,[data-theme]", constantDeclarations);
given(":root,[data-theme],[data-region]", aliasDeclarations);

/** High contrast, chosen or wished for, as far as it is the same in every brand. */
const inContrast = (page: string, rule: StyleRule) => {
  // Heavier than a theme's own words on mode and region, which it takes back.
  const chosen = `:is(:root,[data-theme])${page}${page}`;
  globalStyle(`${chosen},${chosen} [data-region]`, { "@layer": { [layer.tokens]: rule } });
};
const vars = Object.fromEntries([...givenContrast()].map(([name, value]) => [`--${name}`, value]));
const contrastRule: StyleRule = { "@supports": { "(color: light-dark(red, red))": { vars } } };
inContrast('[data-contrast="more"]', contrastRule);
inContrast(":not([data-contrast])", { "@media": { "(prefers-contrast: more)": contrastRule } });
