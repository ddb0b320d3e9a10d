-- The exposure of dealers (I11). A bet takes its exposure from one slot of each dealer above the player that
-- has a limit. The trigger coupon_exposed adds the exposure that coupons release to a queue. exposure_fold
-- counts the queue into the slots, outside of bets.
-- Slots are the last locks that a transaction takes, from the root down. The holder of a slot therefore never
-- waits for a transaction that waits for this slot.

-- Calculates what a waiting coupon can cost beyond its stake, minor units; 0 if the coupon does not wait. The
-- server already holds the stake (open:{coupon}). Only the part that is not sold counts (D17).
create or replace function coupon_exposure(c coupon) returns bigint language sql immutable as $$
  select case when c.status in ('pending', 'open') and c.max_return > c.stake
    then ceil((c.max_return - c.stake)::numeric * (c.stake - c.sold_stake) / c.stake)::bigint else 0 end
$$;

-- Takes an amount, minor units, from the slot p_slot of each of these dealers (root first).
-- Returns null if it was taken, or the dealers whose slot is short; then nothing is written. A dealer whose
-- queue has an increase counts as short, because its slots do not show how much is taken.
-- Locks the slots in the order of the dealers.
create or replace function exposure_take(p_dealers integer[], p_slot smallint, p_amount bigint)
returns integer[] language plpgsql as $$
declare v_short integer[];
begin
  with held as materialized (
    select dealer_id, budget - taken as room from dealer_exposure
    where dealer_id = any (p_dealers) and slot = p_slot
    order by array_position(p_dealers, dealer_id) for update
  )
  select array_agg(dealer_id) into v_short from held
    where room < p_amount
      or exists (select from dealer_exposure_move m where m.dealer_id = held.dealer_id and m.amount > 0);
  perform pause('exposure.slots_locked');
  if v_short is null then
    update dealer_exposure set taken = taken + p_amount where dealer_id = any (p_dealers) and slot = p_slot;
  end if;
  return v_short;
end $$;

-- Counts the queue of a dealer into its slots, at most 20000 entries per call, and distributes the rest of
-- its limit: p_need to the slot p_slot, as far as the rest goes, and the remainder to all slots in equal
-- parts.
-- Returns {"room": the rest of the whole limit, below zero if more is open than the limit allows, "more":
-- whether the queue still has entries}, or null for a dealer without a limit.
-- It runs in a transaction of its own or in the one that changes a limit, never in that of a bet.
-- Locks all slots of the dealer.
create or replace function exposure_fold(p_dealer integer, p_slot smallint, p_need bigint)
returns jsonb language plpgsql as $$
declare
  v_room bigint;
  v_gift bigint;
  v_each bigint;
begin
  perform 1 from dealer_exposure where dealer_id = p_dealer order by slot for update;
  if not found then
    return null;
  end if;
  perform pause('exposure.fold_locked');
  with moved as (
    delete from dealer_exposure_move where move_id in (
      select move_id from dealer_exposure_move where dealer_id = p_dealer order by move_id limit 20000)
    returning slot, amount
  ), summed as (
    select slot, sum(amount)::bigint as amount from moved group by slot
  )
  update dealer_exposure e
    set taken = e.taken + summed.amount, budget = greatest(e.budget, e.taken + summed.amount)
    from summed where e.dealer_id = p_dealer and e.slot = summed.slot;
  v_room := (select exposure_limit from dealer where dealer_id = p_dealer)
    - (select sum(taken)::bigint from dealer_exposure where dealer_id = p_dealer);
  v_gift := least(p_need, greatest(v_room, 0));
  v_each := (greatest(v_room, 0) - v_gift) / 16;
  v_gift := greatest(v_room, 0) - 16 * v_each;
  update dealer_exposure set budget = taken + v_each + case slot when p_slot then v_gift else 0 end
    where dealer_id = p_dealer;
  return jsonb_build_object('room', v_room,
    'more', exists (select from dealer_exposure_move where dealer_id = p_dealer));
end $$;

-- Lists the dealers with a limit whose exposure is wrong, with the sum of slots and queue (counted) and the
-- sum of the waiting coupons below them (waiting). It is wrong if the two sums differ, or if the budgets of
-- the slots exceed both the limit and the exposure that is taken.
-- Returns no row if the exposure of all dealers is right.
create or replace function exposure_drift()
returns table (dealer_id integer, counted bigint, waiting bigint) language sql stable as $$
  select dealer_id, held.taken + coalesce(moved.amount, 0), coalesce(open.exposure, 0)
  from (select dealer_id, sum(taken)::bigint as taken, sum(budget)::bigint as budget
    from dealer_exposure group by dealer_id) held
  join dealer using (dealer_id)
  left join lateral (select sum(amount)::bigint as amount from dealer_exposure_move m
    where m.dealer_id = held.dealer_id) moved on true
  left join lateral (
    select sum(c.exposure)::bigint as exposure
    from dealer below join player using (dealer_id) join coupon c using (player_id)
    where below.path @> array[held.dealer_id] and c.status in ('pending', 'open')
  ) open on true
  where held.taken + coalesce(moved.amount, 0) <> coalesce(open.exposure, 0)
    or held.budget > greatest(dealer.exposure_limit, held.taken)
$$;
