import type { PageVariant } from "@livery/skin";

/** Where each variant asks a visitor to sign in: over the open page, or on the Login route. */
export const signInPlacements: Readonly<Record<PageVariant<"login">, "overlay" | "route">> = {
  popup: "overlay",
  page: "route",
  keypad: "route",
};
