import { randomUUID } from "node:crypto";
import { CallError } from "@livery/contract";
import type { PanelPayload, PanelResult } from "@livery/contract/panel";
import type { Kysely } from "kysely";
import { loadSiteByHost, loadSiteHosts } from "../../accounts/sites.ts";
import { tokenHash } from "../../accounts/secret-token.ts";
import { RowCache } from "../../cache.ts";
import type { Schema } from "../../db/schema.ts";
import { FairQueue } from "../../fair-queue.ts";
import { silentLog } from "../../log.ts";
import type { PanelContext, PanelHandlers, PanelHouse } from "../../panel/panel-context.ts";
import { createBuckets, defaultRateLimits } from "../../rate-limits.ts";
import { panelHandlers } from "../../panel/panel.handlers.ts";
import { actorOf, endStaffSessions, openStaffSession } from "../../panel/staff/sessions.ts";

type DayCall = keyof PanelHandlers;

/** What a member of staff does in a day, by the handlers of the panel's calls: with their rights, and in the history. */
export interface DayStaff {
  call<K extends DayCall>(key: K, payload: PanelPayload<K>): Promise<PanelResult<K>>;
  /** Ends the session. */
  leave(): Promise<void>;
}

const address = "127.0.0.1";

export async function dayStaff(db: Kysely<Schema>, tenantId: number, staffId: number): Promise<DayStaff> {
  const sessionHash = tokenHash(await openStaffSession(db, { tenantId, staffId, address, userAgent: "demo" }));
  const opened = await actorOf(db, tenantId, sessionHash);
  if (opened === null) throw new CallError("account_passive");
  const queue = new FairQueue({ concurrency: 1, waiting: 1, waitingOfNetwork: 1 });
  const house: PanelHouse = {
    db,
    buckets: createBuckets(defaultRateLimits),
    // Nobody gives a second factor in a day: no secret is read.
    keys: null,
    encoding: queue,
    hashing: queue,
    sites: new RowCache((host: string) => loadSiteByHost(db, host)),
    siteHosts: new RowCache((id: number) => loadSiteHosts(db, id)),
  };
  return {
    call: async <K extends DayCall>(key: K, payload: PanelPayload<K>) => {
      const handler = panelHandlers[key];
      if (handler === undefined) throw new CallError("not_served", { params: { key } });
      const context: PanelContext = {
        house,
        tenantId,
        lang: "en",
        requestId: "demo",
        log: silentLog,
        ip: address,
        userAgent: "demo",
        cookies: { device: null, signIn: () => undefined, signOut: () => undefined },
        call: key,
        actor: opened.actor,
        sessionHash,
        idempotencyKey: randomUUID(),
      };
      return (await handler(context, payload)) as PanelResult<K>;
    },
    leave: () => endStaffSessions(db, { hash: sessionHash }, "sign_out"),
  };
}
