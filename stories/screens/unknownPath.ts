import { offer } from "../site/catalogue.ts";
import { define } from "../site/state.ts";

export const unknownPath = define(
  "screens",
  "unknownPath",
  "An address that leads nowhere shows Home in its place (D45): nobody is left before a wall.",
  { Visitor: { path: "/nowhere/at/all", session: "visitor", calls: offer, shows: () => "Galatasaray" } },
);
