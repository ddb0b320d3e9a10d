import { CallError } from "@livery/contract";

/** Names the payload's field in a refusal `not_found` of the work. */
export async function namingField<Result>(path: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof CallError && error.code === "not_found" ? new CallError("not_found", { path }) : error;
  }
}

/** What the domain found. Throws `not_found` of the payload's field if that is nothing. */
export async function requireFound<Result>(path: string, work: Promise<Result | null>): Promise<Result> {
  const found = await work;
  if (found === null) throw new CallError("not_found", { path });
  return found;
}
