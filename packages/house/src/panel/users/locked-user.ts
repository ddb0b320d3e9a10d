import { type Action, CallError } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import { loadPlayer, type Player } from "../../accounts/player.ts";
import { anyId } from "../../db/any-id.ts";
import type { Schema } from "../../db/schema.ts";
import { type Actor, requirePermission } from "../panel-context.ts";
import { userInScope } from "../scope.ts";

/**
 * A user in the scope of the actor's cell of an action, with the row locked for a change of the version that was shown. Throws
 * `user_not_found`, and `version_conflict` if it was changed since.
 */
export async function lockUser(
  trx: Kysely<Schema>,
  actor: Actor,
  action: Action,
  { playerId, version }: { readonly playerId: number; readonly version: number },
): Promise<Player> {
  const { rows } = await sql<{ playerId: number }>`
    select player_id as "playerId" from player
    where player_id = ${anyId(playerId)} and ${userInScope(actor, requirePermission(actor, action))} for update`.execute(
    trx,
  );
  const [found] = rows;
  const player = found && (await loadPlayer(trx, found.playerId));
  if (!player) throw new CallError("user_not_found", { path: "playerId" });
  if (player.version !== BigInt(version))
    throw new CallError("version_conflict", { path: "version", params: { version: Number(player.version) } });
  return player;
}
