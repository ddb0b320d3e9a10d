import { vars } from "@livery/ui/contract";
import { globalStyle } from "@vanilla-extract/css";
import { rule } from "./rule.ts";

/** Compact is for a pointer that hits small things; a finger keeps its room. */
globalStyle(
  ':root[data-density="compact"]',
  rule({
    "@media": {
      "(pointer: fine)": {
        vars: {
          [vars.density.controlSm]: "1.625rem",
          [vars.density.control]: "1.875rem",
          [vars.density.controlLg]: "2.25rem",
          [vars.space.md]: "0.5rem",
          [vars.space.lg]: "0.75rem",
          [vars.space.xl]: "1rem",
          "--lv-panel-row": "1.625rem",
        },
      },
    },
  }),
);
globalStyle(":root", rule({ vars: { "--lv-panel-row": "2.25rem" } }));
