-- Places a coupon in one round trip (D50, D55).
-- p: {session, player, playerVersion, tenant, site, currency, key, bodyHash, slip, number, kind, phase,
--     amount: the stake as entered, stakeType, stake: the total stake, lines, sizes: ascending, oddsChange,
--     totalOdds, maxReturn, maxPay, bonusRule, bonusPercent, bonus, capped, limits: the limits that the
--     coupon was validated against, dealers: [[id, version]] of the dealers above the player, root first,
--     exposed: the ids of those with an exposure limit, slot: the slot for a second attempt, delay: seconds,
--     legs: [{match, market, version, type, special, outcome, odds, feedOdds, banker, live, publisher,
--     feed}]}.
-- In a live leg, live is the run of its source and publisher the publisher of its price; feed has the feed
-- positions of the prices that the player saw and that the server used. In another leg, live is null.
-- A coupon with a delay is pending (D14).
-- Returns {"answer": {couponId, couponNumber, status, pendingUntil, placedAt, stake, maxReturn, balance,
-- odds}}, with "replayed": true for a repetition, or {"refused": code, …} without a write.
-- "stale" names what has changed since the coupon was priced: {"player": boolean, "dealers": boolean,
-- "matches": [ids]}.
-- "exposure_short" names the dealers whose slot has no room for "need"; the caller makes room with
-- exposure_fold and tries again with "slot".
-- "feed_stale" names the live matches whose source has shown no sign of life for ten seconds, or whose price
-- has another publisher than the present one (D50, F9).
-- Locks in the order of the money rules: the player's row, the markets by id, the cash account. Only the cash
-- account is locked for update. The last locks are one slot of each dealer above the player that has an
-- exposure limit (I11); no other row of many players is written.
-- The rows of the dealers are read without a lock: a queue of bets would otherwise block a change of a limit
-- forever. What is read after the last lock was in force when the bet was accepted.
-- The idempotency key is looked up after the locks, so that a second attempt that arrives before the first
-- answer waits for it (I5).
-- Raises 23505 coupon_number_key if another coupon has the number. Raises the errors of ledger_post.
create or replace function place_coupon(p jsonb) returns jsonb language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  v_player integer := (p->>'player')::integer;
  v_tenant integer := (p->>'tenant')::integer;
  v_currency text := p->>'currency';
  v_key text := p->>'key';
  v_hash bytea := decode(p->>'bodyHash', 'hex');
  v_stake bigint := (p->>'stake')::bigint;
  v_max_return bigint := (p->>'maxReturn')::bigint;
  v_exposure bigint := greatest(v_max_return - v_stake, 0);
  v_exposed integer[] := translate(p->>'exposed', '[]', '{}');
  v_slot smallint;
  v_delay double precision := coalesce((p->>'delay')::double precision, 0);
  v_status text := case when v_delay > 0 then 'pending' else 'open' end;
  v_pending_until timestamptz;
  v_repeated boolean;
  v_earlier jsonb;
  v_refused text;
  v_version bigint;
  v_balance bigint;
  v_now timestamptz;
  v_markets integer[] := translate(jsonb_path_query_array(p, '$.legs[*].market')::text, '[]', '{}');
  v_stale integer[];
  v_silent integer[];
  v_first_start timestamptz;
  v_dealers_stale boolean;
  v_owed bigint;
  v_short integer[];
  v_coupon bigint;
  v_posted bigint;
  v_answer jsonb;
begin
  if session_player(decode(p->>'session', 'hex')) is distinct from v_player then
    return jsonb_build_object('refused', 'signed_out');
  end if;
  select version into v_version from player where player_id = v_player for share;
  perform pause('place.player_locked');
  -- A change of a match gives its markets new versions in the same transaction. While the markets are locked,
  -- the values that are read from the match stay valid.
  with locked as materialized (
    select market_id, match_id, version, status from market
    where market_id = any (v_markets) order by market_id for share
  )
  select
      array_agg(leg.match) filter (where locked.version is distinct from leg.version
        or locked.status <> 'open' or locked.match_id <> leg.match
        or t.status is distinct from case when leg.live is null then 'not_started' else 'live' end),
      min(t.starts_at) filter (where leg.live is null),
      array_agg(leg.match) filter (where leg.live is not null and not source_is_live(leg.live, leg.publisher))
    into v_stale, v_first_start, v_silent
    from jsonb_to_recordset(p->'legs')
      as leg(match integer, market integer, version bigint, live text, publisher text)
    left join locked on locked.market_id = leg.market
    left join lateral (select status, starts_at from match where match_id = leg.match limit 1) t on true;
  perform pause('place.markets_locked');
  select balance into v_balance from ledger_account
    where kind = 'cash' and owner_id = v_player and currency = v_currency for update;
  perform pause('place.cash_locked');

  -- I12: the terms and markets are those that the coupon was priced with, and no match has started by
  -- house_now() (D19).
  select house_now(), (
      select coalesce(bool_or(dealer.version is distinct from (d->>1)::bigint), true)
      from jsonb_array_elements(p->'dealers') d left join dealer on dealer_id = (d->>0)::integer
    ), (
      select -balance from ledger_account
      where kind = 'receivable' and owner_id = v_player and currency = v_currency
    ), v_key is null or exists (
      select from idempotency where player_id = v_player and scope = 'coupon' and key = v_key
    )
    into v_now, v_dealers_stale, v_owed, v_repeated;
  if v_repeated then
    v_earlier := coupon_answer(v_player, v_key, v_hash, p->>'slip');
    if v_earlier is not null then
      return v_earlier;
    end if;
  end if;
  v_refused := case
    when v_version is distinct from (p->>'playerVersion')::bigint or v_dealers_stale
      or v_stale is not null then 'stale'
    when v_silent is not null then 'feed_stale'
    when v_first_start <= v_now then 'match_started'
    when v_balance is null or v_balance < v_stake then 'insufficient_credit'
    -- I9: a player with a debt does not bet.
    when v_owed > 0 then 'debt_open'
  end;
  if v_refused is not null then
    return jsonb_build_object('refused', v_refused) || case v_refused
      when 'stale' then jsonb_build_object('player', v_version is distinct from (p->>'playerVersion')::bigint,
        'dealers', v_dealers_stale, 'matches', array(select distinct unnest(v_stale) order by 1))
      when 'feed_stale' then jsonb_build_object('matches', array(select distinct unnest(v_silent) order by 1))
      when 'match_started' then jsonb_build_object('matches', (
        select jsonb_agg(match_id) from match
        where match_id in (
            select (leg->>'match')::integer from jsonb_array_elements(p->'legs') leg
            where leg->>'live' is null)
          and starts_at <= v_now))
      when 'insufficient_credit' then jsonb_build_object('balance', coalesce(v_balance, 0))
      else jsonb_build_object('owed', v_owed) end;
  end if;
  -- A connection always uses the same slot, so that two connections of a pool rarely wait for the same slot.
  if v_exposed <> '{}' then
    v_slot := coalesce((p->>'slot')::smallint, pg_backend_pid() % 16);
    v_short := exposure_take(v_exposed, v_slot, v_exposure);
    if v_short is not null then
      return jsonb_build_object('refused', 'exposure_short', 'dealers', to_jsonb(v_short), 'slot', v_slot,
        'need', v_exposure);
    end if;
  end if;

  v_coupon := nextval('coupon_coupon_id_seq');
  if v_delay > 0 then
    v_pending_until := clock_timestamp() + v_delay * interval '1 second';
  end if;
  v_answer := jsonb_build_object('couponId', v_coupon, 'couponNumber', p->>'number', 'status', v_status,
    'pendingUntil', to_char(v_pending_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'placedAt', to_char(v_now at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'stake', v_stake, 'maxReturn', v_max_return,
    'balance', v_balance - v_stake, 'odds', jsonb_path_query_array(p, '$.legs[*].odds'));
  with placed as (
    insert into coupon (coupon_id, tenant_id, site_id, player_id, number, kind, phase, status, currency,
        amount, stake_type, stake, lines, leg_count, sizes, odds_change, total_odds, max_return, max_pay,
        bonus_rule, bonus_percent, bonus, capped, placed_at, limits, exposure, exposed_dealers, exposed_slot)
      overriding system value
      values (v_coupon, v_tenant, (p->>'site')::integer, v_player, p->>'number', p->>'kind', p->>'phase',
        v_status, v_currency, (p->>'amount')::bigint, p->>'stakeType', v_stake, (p->>'lines')::integer,
        jsonb_array_length(p->'legs'), translate(p->>'sizes', '[]', '{}')::integer[], p->>'oddsChange',
        (p->>'totalOdds')::bigint, v_max_return, (p->>'maxPay')::bigint, nullif(p->'bonusRule', 'null'),
        (p->>'bonusPercent')::integer, (p->>'bonus')::bigint, (p->>'capped')::boolean, v_now, p->'limits',
        v_exposure, v_exposed, v_slot)
  ), answered as (
    insert into idempotency (tenant_id, player_id, scope, key, body_hash, answer, at)
      values (v_tenant, v_player, case when v_key is null then 'slip' else 'coupon' end,
        coalesce(v_key, p->>'slip'), v_hash, v_answer, clock_timestamp())
      on conflict (player_id, scope, key) do update
        set answer = excluded.answer, at = excluded.at, body_hash = excluded.body_hash
        where idempotency.scope = 'slip'
  )
  insert into coupon_leg (coupon_id, position, match_id, market_id, market_type_id, special, outcome_id, odds,
      feed_odds, banker, live_run, feed)
    select v_coupon, n - 1, (leg->>'match')::integer, (leg->>'market')::integer, (leg->>'type')::integer,
      leg->>'special', (leg->>'outcome')::integer, (leg->>'odds')::integer, (leg->>'feedOdds')::integer,
      (leg->>'banker')::boolean, leg->>'live', nullif(leg->'feed', 'null')
    from jsonb_array_elements(p->'legs') with ordinality as l(leg, n);
  if v_delay > 0 then
    insert into coupon_pending (coupon_id, decide_at) values (v_coupon, v_pending_until);
  end if;
  v_posted := ledger_post(v_tenant, 'place', v_currency, v_coupon, 'player:' || v_player, null,
    array['cash', 'open'], array[v_player, v_coupon], array[-v_stake, v_stake]);
  perform pause('place.done');
  return jsonb_build_object('answer', v_answer);
end $$;
