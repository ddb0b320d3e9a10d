import { userInfo } from "node:os";
import { CancelledError, UsageError } from "../errors.ts";
import { changeHouse } from "../house/house-change.ts";
import { listOf } from "../house/setup-answers.ts";
import { withTenant } from "../house/tenant.ts";
import type { Run } from "../program/command-definition.ts";
import { printJson } from "../terminal/json.ts";
import { table } from "../terminal/table.ts";

/** `livery house token add NAME`: makes an access token and prints its secret, once. */
export const houseTokenAdd: Run = (invocation) =>
  withTenant(invocation, "access tokens", async (database, { tenantId }) => {
    const { addAccessToken, tokenScopes } = await import("@livery/house");
    const { argument, option, switched } = invocation;
    const name = argument("NAME") ?? "";
    const given = option("scope") ?? "";
    const scope = tokenScopes.find((each) => each === given);
    if (scope === undefined)
      throw new UsageError(`"${given}" is no scope of an access token.`, `Give --scope ${tokenScopes.join(" or ")}.`);
    const sites = listOf(option("sites"));
    const token = { tenantId, name, sites, scope, days: Number(option("days")), createdBy: personHere() };
    const added = await changeHouse(invocation, database, {
      command: "livery house token add",
      work: (db, doer) => addAccessToken(db, token, doer),
    });
    if (added === undefined) return;
    const { expiresAt, secret } = added;
    if (switched("json")) return printJson({ name, scope, sites: sites ?? null, expiresAt, secret });
    process.stdout.write(
      `✓ The access token ${name} has ${scope} for ${sites?.join(", ") ?? "all sites"}, until ${expiresAt.toISOString()}:\n\n  ${secret}\n\nThis is shown once. Put it into LIVERY_TOKEN of the machine that needs it.\n`,
    );
  });

/** Who is at the machine; a user without an entry in its list has a number alone. */
function personHere(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? ""}`.trim();
  }
}

/** `livery house token list`. */
export const houseTokenList: Run = (invocation) =>
  withTenant(invocation, "access tokens", async ({ db }, { tenantId }) => {
    const { listAccessTokens } = await import("@livery/house");
    const tokens = await listAccessTokens(db, tenantId);
    if (invocation.switched("json")) return printJson({ tokens });
    if (tokens.length === 0) return void process.stdout.write("There is no access token.\n");
    process.stdout.write(
      `${table([
        ["token", "may", "sites", "until", "used", "made", "by"],
        ...tokens.map((token) => [
          token.name,
          token.scope,
          token.sites === null ? "all" : token.sites.join(", ") || "none",
          `${dayOf(token.expiresAt)}${token.expired ? " (expired)" : ""}`,
          token.usedAt === null ? "never" : dayOf(token.usedAt),
          dayOf(token.createdAt),
          token.createdBy,
        ]),
      ])}\n`,
    );
  });

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** `livery house token remove NAME`. */
export const houseTokenRemove: Run = (invocation) =>
  withTenant(invocation, "access tokens", async (database, { tenantId }) => {
    const { removeAccessToken } = await import("@livery/house");
    const name = invocation.argument("NAME") ?? "";
    const isDry = invocation.switched("dry-run");
    if (!isDry && !(await invocation.confirm(`Remove the access token ${name}? What uses it is refused from then on.`)))
      throw new CancelledError();
    await changeHouse(invocation, database, {
      command: "livery house token remove",
      work: (db, doer) => removeAccessToken(db, { tenantId, name }, doer),
    });
    if (isDry) return;
    if (invocation.switched("json")) return printJson({ name, removed: true });
    process.stdout.write(`✓ The access token ${name} is removed.\n`);
  });
