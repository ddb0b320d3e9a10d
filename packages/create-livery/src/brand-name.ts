/** `brandNamePattern` of @livery/skin, which is not installed yet when a project is named. */
export const brandNamePattern = /^[a-z][a-z0-9-]{0,38}[a-z0-9]$/;
