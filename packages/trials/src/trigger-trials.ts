/** The purpose of a trigger, shown by a statement and its required result. Each runs in a transaction that is rolled back. */
export interface TriggerTrial {
  /** Statements that fire the trigger; the last one's error, or null, is checked. */
  readonly does: string;
  /** The required SQLSTATE. */
  readonly refused?: string;
  /** A query whose single value must be true afterwards. */
  readonly leaves?: string;
  /** A channel that must be notified after the commit. */
  readonly notifies?: string;
}

const appendOnly = (table: string): TriggerTrial => ({
  // With the right granted, only the trigger refuses it.
  does: `grant delete on ${table} to current_user; delete from ${table}`,
  refused: "LV002",
});

const dealerCopy = `insert into dealer (tenant_id, parent_id, name, currency) select tenant_id, dealer_id, 'guarded', currency from dealer where parent_id is null limit 1`;

/** By trigger. */
export const triggerTrials: Readonly<Record<string, TriggerTrial>> = {
  session_ended: {
    does: "update session set ended_at = now(), ended_reason = 'logout' where session_hash = (select session_hash from session where ended_at is null limit 1)",
    notifies: "livery_session",
  },
  session_ends_with_its_kin: {
    does: `insert into session select (jsonb_populate_record(s, jsonb_build_object('session_hash', '\\x${"ab".repeat(32)}', 'origin_hash', s.session_hash::text))).*
        from session s where ended_at is null limit 1;
      update session set ended_at = now(), ended_reason = 'logout' where session_hash = (select origin_hash from session where session_hash = '\\x${"ab".repeat(32)}')`,
    leaves: `select ended_at is not null from session where session_hash = '\\x${"ab".repeat(32)}'`,
  },
  payment_method_changed: {
    does: "update payment_method set logo = logo",
    leaves: "select bool_and(version > 1) from payment_method",
  },
  payment_category_changed: {
    does: "update payment_category set list_order = list_order",
    leaves: "select bool_and(version > 1) from payment_category",
  },
  transfer_request_moved: {
    does: "update transfer_request set amount = amount + 1 where status = 'pending'",
    refused: "LV031",
  },
  coupon_moved: {
    does: "update coupon set status = 'lost', cancelled_by = null, cancelled_actor = null where status = 'cancelled'",
    refused: "LV030",
  },
  coupon_exposed: {
    does: "update coupon set max_return = max_return + 1000 where status = 'open'",
    leaves: "select not exists (select from coupon where status = 'open' and exposure <> coupon_exposure(coupon))",
  },
  coupon_sale_append_only: appendOnly("coupon_sale"),
  ledger_entry_append_only: appendOnly("ledger_entry"),
  ledger_transaction_append_only: appendOnly("ledger_transaction"),
  ledger_seal_append_only: appendOnly("ledger_seal"),
  match_fact_append_only: appendOnly("match_fact"),
  ledger_transaction_balanced: {
    does: "insert into ledger_transaction (tenant_id, kind, currency, actor) select tenant_id, 'credit', 'EUR', 'x' from tenant limit 1; set constraints all immediate",
    refused: "LV001",
  },
  ledger_entries_balanced: {
    does: `insert into ledger_entry (transaction_id, position, tenant_id, kind, owner_id, currency, amount)
      select transaction_id, 90, tenant_id, 'book', tenant_id, currency, 1 from ledger_transaction limit 1`,
    refused: "LV001",
  },
  dealer_account: {
    does: dealerCopy,
    leaves:
      "select exists (select from ledger_account a join dealer d on a.kind = 'credit' and a.owner_id = d.dealer_id where name = 'guarded')",
  },
  dealer_placed: {
    does: dealerCopy,
    leaves: "select depth = 2 and cardinality(path) = 2 from dealer where name = 'guarded'",
  },
  dealer_changed: { does: "update dealer set status = status", notifies: "livery_dealer" },
  dealer_exposed: {
    does: "update dealer set exposure_limit = 100000000 where name = 'south'",
    leaves: "select count(*) = 16 from dealer_exposure join dealer using (dealer_id) where name = 'south'",
  },
  market_changed: {
    does: "update market set status = status where market_id in (select min(market_id) from market)",
    notifies: "livery_match",
  },
  market_made: {
    does: "insert into market (match_id, market_type_id, special) select match_id, 18, '99.5' || (select count(*) from market) from match limit 1",
    notifies: "livery_match",
  },
  market_versioned: {
    does: "update market set version = 1000000, status = 'locked' where market_id = (select min(market_id) from market)",
    leaves: "select version < 1000000 from market where market_id = (select min(market_id) from market)",
  },
  match_changed: {
    does: "create temp table before on commit drop as select market_id, version from market; update match set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour'",
    leaves: "select bool_and(market.version > before.version) from market join before using (market_id)",
  },
  match_fact_noted: {
    does: "create temp table before on commit drop as select match_id, facts from match; update match set status = 'cancelled' where status = 'not_started'",
    leaves: "select bool_or(match.facts > before.facts) from match join before using (match_id)",
  },
  outcome_changed: {
    does: "create temp table before on commit drop as select market_id, version from market; update outcome set odds = odds + 10",
    leaves: "select bool_or(market.version > before.version) from market join before using (market_id)",
  },
  player_account: {
    does: `insert into player (tenant_id, site_id, dealer_id, user_name, password_hash, lang, currency, limits, bonus)
      select tenant_id, site_id, dealer_id, 'guarded', 'x', lang, currency, limits, bonus from player limit 1`,
    leaves:
      "select exists (select from ledger_account a join player p on a.kind = 'cash' and a.owner_id = p.player_id where user_name = 'guarded')",
  },
  house_clock_not_behind: {
    does: "update house_clock set development = true, ahead = interval '-1 hour'; set constraints all immediate",
    refused: "LV011",
  },
  player_changed: {
    does: "create temp table before on commit drop as select player_id, version from player; update player set status = 'passive'",
    leaves: "select bool_and(player.version > before.version) from player join before using (player_id)",
  },
};
