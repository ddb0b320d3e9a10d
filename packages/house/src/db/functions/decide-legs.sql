-- Handing outcomes' results to the selections on them.

-- Brings selections on these markets in line with their outcomes, at most p_limit at a time, and queues the
-- coupons that changed with them: settled ones (I8), and open ones that may be decided by it: those without
-- an open leg, and those that have lost one; whether any line can win yet the engine says when it comes to
-- them. p_actor, p_reason: who decided, for the settlement. Answers how many selections changed; to be called
-- until it is less than p_limit. Two that decided a leg each of one coupon at the same time could both find
-- the other's still open: whoever calls it has the lock of the house's due work.
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
