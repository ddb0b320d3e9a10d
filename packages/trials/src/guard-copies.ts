/** The changes of a copied row, such that only its guard refuses it. */
export type Copy = Readonly<Record<string, unknown>>;

const other = { coupon_id: 900_001, transaction_id: 900_001 };
/** An entry without an account, and the first entry of the first account. */
const accountEntry = { ...other, kind: "credit", account_id: 1, seq: 1, balance_after: 1 };
const summed = { ...other, kind: "book", account_id: null, seq: null, balance_after: null };

/** By table and constraint: a copy of one of its rows that violates it. An unchanged copy violates a primary key. */
export const copies: Readonly<Record<string, Readonly<Record<string, Copy>>>> = {
  coupon: {
    coupon_amount_check: { amount: 0 },
    coupon_cancelled: { status: "open", settled_at: null, cancelled_by: "self" },
    coupon_cancelled_by_check: {
      status: "cancelled",
      settled_at: "2026-01-01",
      cancelled_by: "nobody",
      cancelled_actor: "x",
      payout: 1,
    },
    coupon_check: { status: "open", settled_at: "2026-01-01", cancelled_by: null, cancelled_actor: null },
    coupon_check1: {
      status: "won",
      settled_at: "2026-01-01",
      review_since: "2026-01-01",
      cancelled_by: null,
      cancelled_actor: null,
    },
    coupon_exposed_slot: { exposed_dealers: [1], exposed_slot: null },
    coupon_exposure_check: { exposure: -1 },
    coupon_kind_check: { kind: "double" },
    coupon_leg_count_check: { leg_count: 0 },
    coupon_lines_check: { lines: 0 },
    coupon_number_check: { number: "short" },
    coupon_number_key: { coupon_id: 900_001 },
    coupon_odds_change_check: { odds_change: "some" },
    coupon_payout_check: { payout: -1 },
    coupon_phase_check: { phase: "later" },
    coupon_sold: { sold_stake: 1, sold_price: 0 },
    coupon_stake_check: { stake: 0 },
    coupon_stake_type_check: { stake_type: "leg" },
    coupon_status_check: { status: "lucky", settled_at: "2026-01-01", cancelled_by: null, cancelled_actor: null },
  },
  coupon_leg: {
    coupon_leg_dead_heat: { result: "won", share: "1/2" },
    coupon_leg_position_check: { position: -1 },
    coupon_leg_result_check: { result: "drawn" },
    dead_heat_share_check: { result: "dead_heat", share: "3/2" },
  },
  coupon_quote: {
    coupon_quote_percent_check: { percent: 101 },
    coupon_quote_price_check: { price: 0 },
    coupon_quote_stake_check: { stake: 0 },
  },
  coupon_sale: {
    coupon_sale_nr_check: { nr: 0 },
    coupon_sale_percent_check: { percent: 0 },
    coupon_sale_price_check: { price: 0 },
    coupon_sale_stake_check: { stake: 0 },
  },
  coupon_settlement: { coupon_settlement_version_check: { version: 0 } },
  coupon_share: {
    coupon_share_share_id_check: { share_id: "guessed" },
    coupon_share_coupon_id_key: { share_id: "0".repeat(32) },
  },
  dealer_exposure: {
    dealer_exposure_slot_check: { slot: 16 },
    dealer_exposure_taken_check: { taken: -1 },
    dealer_exposure_within: { taken: 2, budget: 1 },
  },
  dealer_exposure_move: { dealer_exposure_move_amount_check: { amount: 0 } },
  idempotency: { idempotency_key_check: { key: "short" } },
  ledger_account: {
    ledger_account_check: { kind: "cash", credit_line: 5 },
    ledger_account_floor: { kind: "cash", balance: -1, credit_line: 0 },
    ledger_account_kind_check: { kind: "pocket" },
    ledger_account_kind_owner_id_currency_key: { account_id: 900_001 },
  },
  ledger_entry: {
    ledger_entry_amount_check: { amount: 0 },
    ledger_entry_check: { kind: "cash", account_id: null, seq: null, balance_after: null },
    ledger_entry_check1: { ...summed, seq: 1 },
    ledger_entry_kind_check: { ...accountEntry, kind: "pocket" },
    ledger_entry_position_check: { position: 0 },
    ledger_entry_seq: accountEntry,
  },
  ledger_halt: {
    ledger_halt_now: { halt_id: 900_001, lifted_at: null, lifted_by: null, lift_reason: null },
    ledger_halt_breaches_check: { breaches: {} },
    ledger_halt_check: { lifted_by: null, lifted_at: "2026-01-01", lift_reason: "why" },
    ledger_halt_lift_reason_check: { lifted_by: "x", lifted_at: "2026-01-01", lift_reason: "" },
  },
  ledger_seal: {
    ledger_seal_hash_check: { hash: "\\x00" },
    ledger_seal_position_check: { position: 0 },
    ledger_seal_transaction_id_key: { position: 900_001 },
  },
  match_fact: { match_fact_kind_check: { kind: "rumour" }, match_fact_version_check: { version: 0 } },
  payment_category: {
    payment_category_seed: { category_id: 900_001 },
  },
  payment_category_text: {
    payment_category_text_title: { category_id: 900_001 },
    payment_category_text_title_check: { title: "" },
  },
  payment_method: {
    payment_method_account_values_check: { account_values: {} },
    payment_method_address: { next_step: "none", address: "/page" },
    payment_method_direction_check: { direction: "sideways" },
    payment_method_fields_check: { fields: {} },
    payment_method_min_amount_check: { min_amount: 0 },
    payment_method_next_step_check: { next_step: "elsewhere", address: "/page" },
    payment_method_processing_minutes_check: { processing_minutes: -1 },
    payment_method_range: { min_amount: 2, max_amount: 1 },
  },
  payment_method_text: {
    payment_method_text_account_labels_check: { account_labels: {} },
    payment_method_text_field_texts_check: { field_texts: {} },
    payment_method_text_title_check: { title: "" },
  },
  // Of a pending deposit.
  transfer_request: {
    transfer_request_amount_check: { amount: 0 },
    transfer_request_denied: { status: "denied", resolved_at: "2026-01-01", resolved_by: "x" },
    transfer_request_direction_check: { direction: "sideways" },
    transfer_request_filled_check: { filled: [] },
    transfer_request_held: { direction: "withdraw" },
    transfer_request_method_check: { method: [] },
    transfer_request_pending: { transfer_id: 900_001, reference: "AAAAAAAAA1" },
    transfer_request_posted: { status: "approved", resolved_at: "2026-01-01", resolved_by: "x" },
    transfer_request_reference_check: { reference: "short" },
    transfer_request_reference_key: { transfer_id: 900_001 },
    transfer_request_resolved: { resolved_at: "2026-01-01", resolved_by: "x" },
    transfer_request_status_check: { status: "lost", resolved_at: "2026-01-01", resolved_by: "x" },
  },
  second_person_request: {
    second_person_request_about: { match_id: null },
    second_person_request_check: { decided_by: null, decided_at: null, status: "done" },
    second_person_request_status_check: { status: "lost", decided_by: 1, decided_at: "2026-01-01" },
    second_person_request_two_persons: { status: "done", asked_by: 1, decided_by: 1, decided_at: "2026-01-01" },
  },
};

/** The same for people, the catalogue and their base tables. */
export const copiesOfOthers: Readonly<Record<string, Readonly<Record<string, Copy>>>> = {
  currency: {
    currency_check: { code: "ZZY", digits: 2, shown_digits: 3 },
    currency_code_check: { code: "zz" },
    currency_currency_id_key: { code: "ZZY" },
    currency_digits_check: { code: "ZZY", digits: 5 },
  },
  dealer: {
    dealer_exposure_limit_check: { exposure_limit: -1 },
    dealer_max_dealers_check: { max_dealers: -1 },
    dealer_max_users_check: { max_users: -1 },
    dealer_name_check: { name: "" },
    dealer_status_check: { status: "lost" },
    dealer_tenant_id_name_key: { dealer_id: 900_001 },
  },
  house_clock: {
    house_clock_check: { development: false, ahead: "01:00:00" },
    house_clock_singleton_check: { singleton: false },
  },
  live_lease: { live_lease_epoch_check: { epoch: -1 }, live_lease_singleton_check: { singleton: false } },
  live_match: { live_match_half_time_check: { half_time: [1] } },
  market: {
    market_match_id_market_type_id_special_key: { market_id: 900_001 },
    market_ruling_check: { ruling: [] },
    market_status_check: { status: "lost" },
  },
  match: {
    match_certainty_check: { certainty: "sure" },
    match_check1: { ends_at: "2000-01-01" },
    match_min_tip_check: { min_tip: 0 },
    match_source_check: { source: "rumour" },
    match_status_before: { voided: true, status_before: null },
    match_status_check: { status: "lost" },
    match_tournament_id_season_source_key_key: { match_id: 900_001 },
  },
  outcome: {
    dead_heat_share_check: { result: "dead_heat", share: "0/2" },
    outcome_dead_heat: { result: "dead_heat", share: null },
    outcome_min_tip_check: { min_tip: 0 },
    outcome_odds_check: { odds: 1_000 },
    outcome_result_check: { result: "drawn" },
  },
  player: {
    player_max_odds_check: { max_odds: 999 },
    player_min_odds_check: { min_odds: 999 },
    player_name: { player_id: 900_001 },
    player_stake_type_check: { stake_type: "leg" },
    player_status_check: { status: "lost" },
    player_user_name_check: { user_name: "x" },
  },
  session: {
    session_check: { ended_at: "2026-01-01", ended_reason: null },
    session_ended_reason_check: { ended_at: "2026-01-01", ended_reason: "bored" },
    session_session_hash_check: { session_hash: "\\x00" },
  },
  staff_idempotency: { staff_idempotency_key_check: { key: "short" } },
  tenant: {
    tenant_name_check: { name: "UPPER" },
    tenant_name_key: { tenant_id: 900_001 },
    tenant_two_persons_from_check: { two_persons_from: -1 },
  },
};

/** A valid payment request with a change: the requested fields are immutable. */
const transfer = (change: Copy, where: string): string =>
  `insert into transfer_request overriding system value select (jsonb_populate_record(t, '${JSON.stringify({ transfer_id: 900_001, reference: "AAAAAAAAA1", ...change })}')).* from transfer_request t where ${where} limit 1`;
/** A finished one, so that it conflicts with no other. */
const over = { status: "cancelled", resolved_at: "2026-01-01", resolved_by: "x" };
const pending = "status = 'pending' and direction = 'deposit'";

/** For guards that no copied row can violate: the statement that must be refused. */
export const offences: Readonly<Record<string, string>> = {
  transfer_request_tenant_id_fkey: transfer({ ...over, tenant_id: 900_002 }, pending),
  transfer_request_player_id_fkey: transfer({ ...over, player_id: 900_002 }, pending),
  transfer_request_method_id_fkey: transfer({ ...over, method_id: 900_002 }, pending),
  transfer_request_currency_fkey: transfer({ ...over, currency: "ZZZ" }, pending),
  transfer_request_held_by_key: transfer({}, "held_by is not null"),
  transfer_request_resolved_posting_key: transfer({}, "direction = 'deposit' and resolved_posting is not null"),
  second_person_request_transfer_id_fkey: "update second_person_request set match_id = null, transfer_id = 900002",
  // The trigger dealer_placed sets depth and path of a new one, and makes its parent, tenant and currency immutable.
  dealer_depth_check: "update dealer set depth = 9 where parent_id is null",
  dealer_parent_id_fkey: "delete from dealer where parent_id is null",
  dealer_tenant_id_fkey:
    "insert into dealer (tenant_id, name, currency) select 900002, 'guarded', currency from dealer limit 1",
  dealer_currency_fkey:
    "insert into dealer (tenant_id, name, currency) select tenant_id, 'guarded', 'ZZZ' from dealer limit 1",
  second_person_request_decided_by_fkey:
    "update second_person_request set status = 'done', decided_by = 900002, decided_at = now()",
  match_check: "update match set away_team_id = home_team_id",
  // It is immutable.
  coupon_sale_coupon_id_fkey:
    "insert into coupon_sale select (jsonb_populate_record(s, '{\"coupon_id\": 900002}')).* from coupon_sale s limit 1",
};
