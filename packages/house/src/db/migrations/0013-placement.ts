/**
 * Placing a coupon in one round trip (D50, D55). Locks in the order of the money rules: the player's
 * row, the markets by id, the cash account; only the last is for update, and no row of many players
 * is written. The idempotency key is looked up after the locks, so that a second attempt that
 * overtakes the first one's answer waits for it (I5).
 */
export const up = `
-- What answers a repetition without a key lives five seconds; housekeeping looks for what is older.
create index idempotency_slip on idempotency (at) where scope = 'slip';

-- The first answer to a key, or to the same slip and stake within five seconds where there was no key (D21). Null where
-- there is none; {"refused": "key_reused"} where the key stood for another body. The caller holds the cash account's lock.
create function coupon_answer(p_player integer, p_key text, p_body_hash bytea, p_slip text) returns jsonb language plpgsql as $$
declare v_row idempotency;
begin
  if p_key is null then
    select * into v_row from idempotency where player_id = p_player and scope = 'slip' and key = p_slip and at > clock_timestamp() - interval '5 seconds';
  else
    select * into v_row from idempotency where player_id = p_player and scope = 'coupon' and key = p_key;
    if v_row.body_hash <> p_body_hash then
      return jsonb_build_object('refused', 'key_reused');
    end if;
  end if;
  return case when v_row.answer is null then null else jsonb_build_object('answer', v_row.answer, 'replayed', true) end;
end $$;

-- The same for a caller that holds nothing yet: what was answered before counts even where the coupon could not be placed now.
create function coupon_replay(p jsonb) returns jsonb language plpgsql as $$
begin
  perform 1 from ledger_account where kind = 'cash' and owner_id = (p->>'player')::integer and currency = p->>'currency' for update;
  return coupon_answer((p->>'player')::integer, p->>'key', decode(p->>'bodyHash', 'hex'), p->>'slip');
end $$;

-- p: {session, player, playerVersion, tenant, site, currency, key, bodyHash, slip, number, kind, phase, amount, stakeType, stake,
--     lines, sizes, oddsChange, totalOdds, maxReturn, maxPay, bonusRule, bonusPercent, bonus, capped,
--     legs: [{match, market, version, type, special, outcome, odds, feedOdds, banker}]}.
-- Answers {"answer": …} and, where it was given before, "replayed"; or {"refused": code, …} having written nothing:
-- "stale" names what has changed since the coupon was priced: {"player": true, "matches": [ids]}.
create function place_coupon(p jsonb) returns jsonb language plpgsql as $$
declare
  v_player integer := (p->>'player')::integer;
  v_stake bigint := (p->>'stake')::bigint;
  v_earlier jsonb;
  v_player_row player;
  v_account ledger_account;
  v_now timestamptz;
  v_stale integer[];
  v_first_start timestamptz;
  v_coupon bigint;
  v_answer jsonb;
begin
  if session_player(decode(p->>'session', 'hex')) is distinct from v_player then
    return jsonb_build_object('refused', 'signed_out');
  end if;
  select * into v_player_row from player where player_id = v_player for share;
  -- A match that changes gives its markets new versions in the same transaction: with the markets locked, what is read of it holds.
  with locked as materialized (
    select market_id, match_id, version, status from market
    where market_id = any (array(select (leg->>'market')::integer from jsonb_array_elements(p->'legs') leg)) order by market_id for share
  )
  select array_agg(distinct leg.match) filter (where locked.version is distinct from leg.version or locked.status <> 'open'
                                               or locked.match_id <> leg.match or t.status is distinct from 'not_started'),
         min(t.starts_at)
    into v_stale, v_first_start
    from jsonb_to_recordset(p->'legs') as leg(match integer, market integer, version bigint)
    left join locked on locked.market_id = leg.market
    left join lateral (select status, starts_at from match where match_id = leg.match limit 1) t on true;
  select * into v_account from ledger_account where kind = 'cash' and owner_id = v_player and currency = p->>'currency' for update;

  v_earlier := coupon_answer(v_player, p->>'key', decode(p->>'bodyHash', 'hex'), p->>'slip');
  if v_earlier is not null then
    return v_earlier;
  end if;

  -- I12: the terms and markets are those that the coupon was priced with, and no match has begun by the house's clock (D19).
  v_now := house_now();
  if v_player_row.version is distinct from (p->>'playerVersion')::bigint or v_stale is not null then
    return jsonb_build_object('refused', 'stale', 'player', v_player_row.version is distinct from (p->>'playerVersion')::bigint,
      'matches', coalesce(to_jsonb(v_stale), '[]'));
  end if;
  if v_first_start <= v_now then
    return jsonb_build_object('refused', 'match_started', 'matches', (select jsonb_agg(match_id) from match
      where match_id in (select (leg->>'match')::integer from jsonb_array_elements(p->'legs') leg) and starts_at <= v_now));
  end if;
  if v_account.account_id is null or v_account.balance < v_stake then
    return jsonb_build_object('refused', 'insufficient_credit', 'balance', coalesce(v_account.balance, 0));
  end if;

  insert into coupon (tenant_id, site_id, player_id, number, kind, phase, currency, amount, stake_type, stake, lines, leg_count, sizes, odds_change,
      total_odds, max_return, max_pay, bonus_rule, bonus_percent, bonus, capped, placed_at)
    values ((p->>'tenant')::integer, (p->>'site')::integer, v_player, p->>'number', p->>'kind', p->>'phase', p->>'currency', (p->>'amount')::bigint,
      p->>'stakeType', v_stake, (p->>'lines')::integer, jsonb_array_length(p->'legs'),
      coalesce((select array_agg(size::integer order by size::integer) from jsonb_array_elements_text(p->'sizes') size), '{}'), p->>'oddsChange',
      (p->>'totalOdds')::bigint, (p->>'maxReturn')::bigint, (p->>'maxPay')::bigint, nullif(p->'bonusRule', 'null'), (p->>'bonusPercent')::integer,
      (p->>'bonus')::bigint, (p->>'capped')::boolean, v_now)
    returning coupon_id into v_coupon;
  insert into coupon_leg (coupon_id, position, match_id, market_id, market_type_id, special, outcome_id, odds, feed_odds, banker)
    select v_coupon, n - 1, (leg->>'match')::integer, (leg->>'market')::integer, (leg->>'type')::integer, leg->>'special', (leg->>'outcome')::integer,
      (leg->>'odds')::integer, (leg->>'feedOdds')::integer, (leg->>'banker')::boolean
    from jsonb_array_elements(p->'legs') with ordinality as l(leg, n);
  perform ledger_post((p->>'tenant')::bigint, 'place', p->>'currency', v_coupon, 'player:' || v_player, null,
    jsonb_build_array(jsonb_build_object('account', 'cash:' || v_player, 'amount', -v_stake), jsonb_build_object('account', 'open:' || v_coupon, 'amount', v_stake)));

  v_answer := jsonb_build_object('couponId', v_coupon, 'couponNumber', p->>'number', 'status', 'open',
    'placedAt', to_char(v_now at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'stake', v_stake, 'maxReturn', (p->>'maxReturn')::bigint,
    'balance', v_account.balance - v_stake, 'odds', (select jsonb_agg((leg->>'odds')::integer order by n) from jsonb_array_elements(p->'legs') with ordinality as l(leg, n)));
  insert into idempotency (tenant_id, player_id, scope, key, body_hash, answer, at)
    values ((p->>'tenant')::integer, v_player, case when p->>'key' is null then 'slip' else 'coupon' end, coalesce(p->>'key', p->>'slip'),
      decode(p->>'bodyHash', 'hex'), v_answer, clock_timestamp())
    on conflict (player_id, scope, key) do update set answer = excluded.answer, at = excluded.at, body_hash = excluded.body_hash where idempotency.scope = 'slip';
  return jsonb_build_object('answer', v_answer);
end $$;
`;
