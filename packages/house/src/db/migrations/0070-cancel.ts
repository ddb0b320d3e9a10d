/** Cancelling a coupon in its window (D15, D18): the only way from open to cancelled (I6, I7). */
export const up = `
-- Who took the coupon back (D15), and as which account: 'player:42', 'staff:7'. The reason is the coupon's own.
alter table coupon add column cancelled_by text check (cancelled_by in ('self', 'dealer', 'system', 'print'));
alter table coupon add column cancelled_actor text;
alter table coupon add constraint coupon_cancelled
  check ((status = 'cancelled') = (cancelled_by is not null) and (cancelled_by is null) = (cancelled_actor is null));

-- A number is found by its beginning too, whatever the database's collation.
alter table coupon alter column number type text collate "C";

-- Until when a coupon may be cancelled; null where it may not be now (D18): it is open, holds nothing live, was placed less than
-- the site's cancelMinutes ago, and none of its matches has begun by the house's clock or by the feed's word (D19).
-- p_minutes: the product's default, for a site whose settings say nothing.
create function coupon_cancellable_until(c coupon, p_minutes integer) returns timestamptz language plpgsql stable as $$
declare
  v_until timestamptz;
  v_begun boolean;
begin
  if c.status <> 'open' or c.phase <> 'prematch' then
    return null;
  end if;
  v_until := c.placed_at + interval '1 minute' * coalesce((
    select (document->>'cancelMinutes')::integer from site_settings where site_id = c.site_id order by version desc limit 1), p_minutes);
  if v_until <= house_now() then
    return null;
  end if;
  select least(v_until, min(m.starts_at)), bool_or(m.status in ('live', 'ended', 'abandoned')) into v_until, v_begun
    from coupon_leg l join match m using (match_id) where l.coupon_id = c.coupon_id;
  return case when not v_begun and v_until > house_now() then v_until end;
end $$;

-- p: {coupon, tenant, player: whose it must be, or null, session: of that player, or null, by, actor, reason, minutes: the default window,
--     key, bodyHash: of a player's own call, or null}.
-- Answers {"answer": {couponId, cancelledAt, balance}} and, where it was given before, "replayed"; or {"refused": code} having
-- written nothing. Locks the coupon, then its player's cash, as settling does: whoever comes second finds it no longer open.
create function cancel_coupon(p jsonb) returns jsonb language plpgsql as $$
declare
  v_id bigint := (p->>'coupon')::bigint;
  v_player integer := (p->>'player')::integer;
  v_coupon coupon;
  v_earlier idempotency;
  v_now timestamptz;
  v_answer jsonb;
begin
  if p->>'session' is not null and session_player(decode(p->>'session', 'hex')) is distinct from v_player then
    return jsonb_build_object('refused', 'signed_out');
  end if;
  select * into v_coupon from coupon
    where coupon_id = v_id and tenant_id = (p->>'tenant')::integer and player_id = coalesce(v_player, player_id) for update;
  perform 1 from ledger_account where kind = 'cash' and owner_id = coalesce(v_player, v_coupon.player_id) for update;
  if p->>'key' is not null then
    select * into v_earlier from idempotency where player_id = v_player and scope = 'cancel' and key = p->>'key';
    if v_earlier.body_hash <> decode(p->>'bodyHash', 'hex') then
      return jsonb_build_object('refused', 'key_reused');
    elsif v_earlier.answer is not null then
      return jsonb_build_object('answer', v_earlier.answer, 'replayed', true);
    end if;
  end if;
  if v_coupon.coupon_id is null then
    return jsonb_build_object('refused', 'not_found');
  elsif v_coupon.status not in ('open', 'pending') then
    return jsonb_build_object('refused', 'not_waiting');
  elsif v_coupon.phase <> 'prematch' then
    return jsonb_build_object('refused', 'live_not_cancellable');
  end if;
  v_now := house_now();
  if coupon_cancellable_until(v_coupon, (p->>'minutes')::integer) is null then
    return jsonb_build_object('refused', 'cancel_period_over');
  end if;

  update coupon set status = 'cancelled', payout = v_coupon.stake, bonus = 0, reason = p->>'reason', cancelled_by = p->>'by',
      cancelled_actor = p->>'actor', settled_at = v_now
    where coupon_id = v_id and status = 'open';
  insert into coupon_settlement (coupon_id, version, status, payout, bonus, actor, reason, at)
    values (v_id, 1, 'cancelled', v_coupon.stake, 0, p->>'actor', coalesce(p->>'reason', ''), v_now);
  perform ledger_post(v_coupon.tenant_id, 'cancel', v_coupon.currency, v_id, p->>'actor', null,
    jsonb_build_array(
      jsonb_build_object('account', 'open:' || v_id, 'amount', -v_coupon.stake),
      jsonb_build_object('account', 'cash:' || v_coupon.player_id, 'amount', v_coupon.stake)));
  delete from settlement_due where coupon_id = v_id;
  -- The same slip again, within seconds and without a key, is a new bet by now (D21).
  delete from idempotency where player_id = v_coupon.player_id and scope = 'slip' and (answer->>'couponId')::bigint = v_id;

  v_answer := jsonb_build_object('couponId', v_id, 'cancelledAt', to_char(v_now at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'balance', (select balance from ledger_account where kind = 'cash' and owner_id = v_coupon.player_id and currency = v_coupon.currency));
  if p->>'key' is not null then
    insert into idempotency (tenant_id, player_id, scope, key, body_hash, answer, at)
      values (v_coupon.tenant_id, v_player, 'cancel', p->>'key', decode(p->>'bodyHash', 'hex'), v_answer, clock_timestamp());
  end if;
  return jsonb_build_object('answer', v_answer);
end $$;
`;
