import { CallError, createClient } from "@livery/contract";

/** Lists the sports of a house. Every failure is a CallError: the house's own code, or `offline`, `timeout`, `unreadable_answer`. */
export async function listSports(baseUrl: string): Promise<readonly string[]> {
  const client = createClient({ baseUrl, siteKey: "harbour-public-key", lang: () => "en" });
  try {
    const sports = await client.call("sports", {});
    return sports.map(({ name, matchCount }) => `${name} (${matchCount})`);
  } catch (error) {
    if (error instanceof CallError) return [`not available: ${error.code}`];
    throw error;
  }
}
