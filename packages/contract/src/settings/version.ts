/** The product's own version, the default of `version` (D63). A test compares it with package.json. */
export const productVersion = "0.0.0";
