import { CallError } from "@livery/contract";
import type { PanelUser } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import { loadPlayer } from "../../accounts/player.ts";
import { anyId } from "../../db/any-id.ts";
import type { Schema } from "../../db/schema.ts";
import { type Actor, requirePermission } from "../panel-context.ts";
import { visiblePath } from "../dealers/path.ts";
import { bindingLimits } from "../limits/binding.ts";
import { termsOnPath } from "../limits/path.ts";
import { userPermissions, userInScope } from "../scope.ts";
import { readUserRows } from "./users.rows.ts";

/** One user as the actor sees them. Throws `user_not_found` outside the actor's scope. */
export async function panelUserOf(db: Kysely<Schema>, actor: Actor, playerId: number): Promise<PanelUser> {
  const cell = requirePermission(actor, "user.view");
  const { rows } = await sql<{
    playerId: number;
    profile: Readonly<Record<string, string>>;
    blocked: boolean;
  }>`
    select player_id as "playerId", profile, transfers_blocked as blocked from player where player_id = ${anyId(playerId)} and ${userInScope(actor, cell)}`.execute(
    db,
  );
  const [found] = rows;
  const player = found && (await loadPlayer(db, found.playerId));
  const row = found && (await readUserRows(db, [found.playerId])).get(BigInt(found.playerId));
  if (!found || !player || !row) throw new CallError("user_not_found", { path: "playerId" });
  const personal = (name: string): string => {
    const value = found.profile[name] ?? "";
    return cell.masked && value !== "" ? "…" : value;
  };
  return {
    ...row,
    lang: player.lang,
    path: await visiblePath(db, actor, row.dealerId),
    services: player.services,
    limits: player.limits,
    binding: bindingLimits(await termsOnPath(db, actor, row.dealerId), player.limits),
    stakeType: player.stakeType,
    minOdds: player.minOdds,
    maxOdds: player.maxOdds,
    bonus: player.bonus,
    firstName: personal("firstName"),
    lastName: personal("lastName"),
    email: personal("email"),
    mobile: personal("mobile"),
    paymentsBlocked: found.blocked,
    version: Number(player.version),
    may: await userPermissions(db, actor, found.playerId),
  };
}
