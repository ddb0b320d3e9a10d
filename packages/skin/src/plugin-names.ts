/** The places of a page that a brand's plugins can fill: each is in the site's own frame, so that every brand has it. */
export const pluginSlots = {
  "header.after": "below the header, above the page",
  "page.before": "above the content of every page",
  "page.after": "below the content of every page",
  "slip.after": "below the content of the bet slip, empty or filled",
  "footer.before": "above the footer",
} as const;
export type PluginSlot = keyof typeof pluginSlots;

/** What a brand's plugins are told of, after it has happened. */
export const pluginEvents = {
  pageViewed: "a page is shown",
  signedIn: "a player has signed in, or was signed in when the document was opened",
  signedOut: "a player has signed out, or the session has ended",
  betPlaced: "the house has accepted a bet; a delayed one once it is confirmed",
  betRefused: "the house, or the slip's own check, has refused a bet",
  couponCashedOut: "a coupon or a part of it was sold",
} as const;
export type PluginEvent = keyof typeof pluginEvents;

/** A plugin is loaded like a variant, under this name in place of the variant's. */
export const pluginVariant = "plugin";
