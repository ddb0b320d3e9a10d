import { minor } from "@livery/betting";
import { actions } from "@livery/contract";
import type { PanelSite, Staff } from "@livery/contract/panel";
import { sql } from "kysely";
import { defaultLanguage, type Site, siteLanguages, titleOf } from "../../accounts/sites.ts";
import { type Actor, cellOf, type PanelHouse } from "../panel-context.ts";
import { tenantSites, zoneOf } from "../sites.ts";
import { factorFreshMs } from "../staff/sessions.ts";

interface Row {
  readonly lang: string;
  readonly version: bigint;
  readonly dealer_name: string | null;
  readonly tenant_name: string;
  readonly credit: bigint | null;
  readonly credit_line: bigint | null;
  readonly factor_at: Date;
  readonly read_only: boolean;
}

/** The signed-in member of staff with their permissions, as the panel shows it. */
export async function staffOf(house: PanelHouse, actor: Actor, sessionHash: Buffer): Promise<Staff> {
  const { rows } = await sql<Row>`
    select s.lang, s.version + coalesce(d.version, 0) as version, d.name as dealer_name, tenant.name as tenant_name, a.balance as credit, a.credit_line, e.factor_at,
      exists (select from ledger_halt h where h.tenant_id = e.tenant_id and h.lifted_at is null) as read_only
    from staff s join staff_session e using (staff_id) join tenant on tenant.tenant_id = e.tenant_id left join dealer d on d.dealer_id = s.dealer_id
      left join ledger_account a on a.kind = 'credit' and a.owner_id = s.dealer_id and a.currency = d.currency
    where e.session_hash = ${sessionHash}`.execute(house.db);
  const row = rows[0] as Row;
  const sites = await tenantSites(house, actor.tenantId);
  const [first] = sites;
  return {
    staffId: actor.staffId,
    name: actor.name,
    role: actor.role,
    dealerId: actor.dealerId,
    dealerName: row.dealer_name,
    tenantName: first ? titleOf(first) : row.tenant_name,
    currency: actor.currency,
    lang: row.lang,
    credit: row.credit === null ? null : minor(row.credit),
    creditLine: row.credit_line === null ? null : minor(row.credit_line),
    may: actions.filter((action) => cellOf(actor, action) !== null),
    sites: sites.map(panelSite),
    timeZone: zoneOf(first),
    readOnly: row.read_only,
    factorUntil: actor.factorFresh ? new Date(row.factor_at.getTime() + factorFreshMs).toISOString() : null,
    version: Number(row.version),
  };
}

const panelSite = (site: Site): PanelSite => ({
  siteId: site.siteId,
  name: site.name,
  host: site.hosts.find((host) => !site.mobileHosts.includes(host)) ?? "",
  languages: siteLanguages(site),
  defaultLanguage: defaultLanguage(site),
});
