/** The product's own version, what `version` says where no site sets it (D63). A test holds it to package.json. */
export const productVersion = "0.0.0";
