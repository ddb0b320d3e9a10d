-- Copies the results of outcomes to the selections on these markets, at most p_limit selections per call, and
-- queues the changed coupons for settlement.
-- It queues settled coupons (I8), and open coupons that the results may decide: those without an open leg and
-- those with a lost leg. The engine determines at the settlement whether a line can still win.
-- p_actor, p_reason: the actor and the reason of the decision, for the settlement.
-- Returns how many selections changed. The caller repeats the call until the number is below p_limit.
-- The caller holds the lock of the server's due work. Without it, two calls that each decide one leg of the
-- same coupon could both find the other leg open.
create or replace function decide_legs(p_markets integer[], p_actor text, p_reason text, p_limit integer)
returns integer language plpgsql as $$
declare v_coupons bigint[];
begin
  with due as (
    select l.coupon_id, l.position, coalesce(o.result, 'open') as result, o.share
    from outcome o join coupon_leg l using (market_id, outcome_id)
    where o.market_id = any (p_markets)
      and (l.result <> coalesce(o.result, 'open') or l.share is distinct from o.share)
    limit p_limit
  ), changed as (
    update coupon_leg l set result = due.result, share = due.share from due
      where l.coupon_id = due.coupon_id and l.position = due.position
      returning l.coupon_id
  )
  select array_agg(coupon_id) into v_coupons from changed;
  insert into settlement_due (coupon_id, actor, reason)
    select c.coupon_id, p_actor, p_reason from coupon c
    where c.coupon_id = any (v_coupons) and (c.status in ('won', 'lost', 'void') or c.status = 'open'
      and (not exists (select from coupon_leg l where l.coupon_id = c.coupon_id and l.result = 'open')
        or exists (select from coupon_leg l where l.coupon_id = c.coupon_id and l.result = 'lost')))
    on conflict (coupon_id) do update set actor = excluded.actor, reason = excluded.reason,
      due_at = clock_timestamp();
  perform pause('legs.decided');
  return coalesce(cardinality(v_coupons), 0);
end $$;
