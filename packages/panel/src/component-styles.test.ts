import { drawn, testComponentStyles } from "@livery/ui/testing/styles";

testComponentStyles({
  folder: new URL("./", import.meta.url),
  elsewhere: {
    "panel/src/pages/sign-in.css.ts": { "color.border.subtle": drawn, "color.signal.border": drawn },
  },
  apart: [],
  least: { sheets: 15, states: 8 },
});
