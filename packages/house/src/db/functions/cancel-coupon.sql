-- Cancels a coupon within its cancellation window (D15, D18): the only way from open to cancelled (I6, I7).
-- p: {coupon, tenant, player: the coupon must belong to this player, session, by, actor, reason, minutes: the
--     default window, key, bodyHash}.
-- If another actor than the player calls, player, session and key are null: the coupon may belong to any
-- player of the tenant, and bodyHash has no effect.
-- Returns {"answer": {couponId, cancelledAt, balance}}, with "replayed": true if the key was answered before,
-- or {"refused": code} without a write.
-- Locks the coupon, then the player's cash account, as the settlement does. The second of two simultaneous
-- calls finds the coupon no longer open.
-- Raises the errors of ledger_post.
create or replace function cancel_coupon(p jsonb) returns jsonb language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  v_id bigint := (p->>'coupon')::bigint;
  v_player integer := (p->>'player')::integer;
  v_coupon coupon;
  v_earlier jsonb;
  v_now timestamptz;
  v_answer jsonb;
begin
  if p->>'session' is not null and session_player(decode(p->>'session', 'hex')) is distinct from v_player then
    return jsonb_build_object('refused', 'signed_out');
  end if;
  select * into v_coupon from coupon
    where coupon_id = v_id and tenant_id = (p->>'tenant')::integer
      and player_id = coalesce(v_player, player_id) for update;
  perform pause('cancel.coupon_locked');
  perform 1 from ledger_account
    where kind = 'cash' and owner_id = coalesce(v_player, v_coupon.player_id) for update;
  perform pause('cancel.cash_locked');
  v_earlier := earlier_answer(v_player, 'cancel', p->>'key', decode(p->>'bodyHash', 'hex'));
  if v_earlier is not null then
    return v_earlier;
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

  update coupon set status = 'cancelled', payout = v_coupon.stake, bonus = 0, reason = p->>'reason',
      cancelled_by = p->>'by', cancelled_actor = p->>'actor', settled_at = v_now
    where coupon_id = v_id and status = 'open';
  insert into coupon_settlement (coupon_id, version, status, payout, bonus, actor, reason, at)
    values (v_id, coalesce((select max(version) from coupon_settlement where coupon_id = v_id), 0) + 1,
      'cancelled', v_coupon.stake, 0, p->>'actor', coalesce(p->>'reason', ''), v_now);
  perform ledger_post(v_coupon.tenant_id, 'cancel', v_coupon.currency, v_id, p->>'actor', null,
    jsonb_build_array(
      jsonb_build_object('account', 'open:' || v_id, 'amount', -v_coupon.stake),
      jsonb_build_object('account', 'cash:' || v_coupon.player_id, 'amount', v_coupon.stake)));
  delete from settlement_due where coupon_id = v_id;
  -- From now on the same slip without a key is a new bet, even within the five seconds of D21.
  delete from idempotency
    where player_id = v_coupon.player_id and scope = 'slip' and (answer->>'couponId')::bigint = v_id;

  v_answer := jsonb_build_object('couponId', v_id,
    'cancelledAt', to_char(v_now at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'balance', (select balance from ledger_account
      where kind = 'cash' and owner_id = v_coupon.player_id and currency = v_coupon.currency));
  perform keep_answer(v_coupon.tenant_id, v_player, 'cancel',
    p->>'key', decode(p->>'bodyHash', 'hex'), v_answer);
  perform pause('cancel.done');
  return jsonb_build_object('answer', v_answer);
end $$;
