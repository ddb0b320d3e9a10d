/** What stands in front of a house has to know: its paths, and the headers of its answers. */
export { contentType } from "./brands/content-type.ts";
export { type HousePath, housePaths, sitePaths } from "./http/house-paths.ts";
export { forever } from "./brands/send-built.ts";
export { closedPolicy, securityHeaders } from "./http/security-headers.ts";
