import type { PageVariant } from "@livery/skin";

/** Where each variant shows the sign-in form: over the open page, or on the Login route. */
export const signInPlacements: Readonly<Record<PageVariant<"login">, "overlay" | "route">> = {
  popup: "overlay",
  page: "route",
  keypad: "route",
};
