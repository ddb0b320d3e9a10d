import { drawing, testComponentStyles } from "@livery/ui/testing/styles";

testComponentStyles({
  folder: new URL("./", import.meta.url),
  elsewhere: {
    "panel/src/pages/sign-in.css.ts": { "color.border.subtle": drawing, "color.signal.border": drawing },
  },
  apart: [],
  least: { sheets: 15, states: 8 },
});
