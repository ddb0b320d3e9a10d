declare module "virtual:livery-messages" {
  /** Every language's messages by its code. */
  export const messages: Readonly<Record<string, import("@livery/i18n").Messages>>;
}
