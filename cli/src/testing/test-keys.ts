/** The key of the tests' houses, as `LIVERY_KEY` has it. */
export const testKeys = `livery-key-${Buffer.alloc(32, "test").toString("base64url")}`;
