/** The key of the tests' houses. */
export const testKeys = `livery-key-${Buffer.alloc(32, "test").toString("base64url")}`;
