import { vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";

export const padded = style({ padding: vars.space.xl });

/** On a page of documentation a story is as tall as what it shows. */
export const documented = style({});
globalStyle(`${documented} > div`, { minBlockSize: 0 });
