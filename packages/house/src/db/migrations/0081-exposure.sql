-- Exposure (I11): what is open below a dealer is at most its limit, held in sixteen slots so that no row is
-- shared by all players.

-- The most that may be open below this dealer (what waiting coupons can cost beyond their stakes), minor
-- units; null is no limit.
alter table dealer add column exposure_limit bigint check (exposure_limit >= 0);

create table dealer_exposure (
  dealer_id integer not null references dealer,
  slot smallint not null check (slot between 0 and 15),
  -- The slot's part of the limit; moved among the slots outside of bets. All together at most the limit, or
  -- what is taken.
  budget bigint not null,
  taken bigint not null check (taken >= 0),
  primary key (dealer_id, slot),
  constraint dealer_exposure_within check (taken <= budget)
) with (fillfactor = 20);

-- What has become of coupons since: folded into the slots outside of bets. Below zero, what no longer waits;
-- above, what waits again or can return more. Only added to, so that whoever settles waits for no bet and no
-- bet for him.
create table dealer_exposure_move (
  move_id bigint generated always as identity primary key,
  dealer_id integer not null,
  slot smallint not null,
  amount bigint not null check (amount <> 0)
);
create index dealer_exposure_move_dealer on dealer_exposure_move (dealer_id, move_id);
-- Almost always empty: where it is not, no slot of the dealer's says how much is taken.
create index dealer_exposure_move_more on dealer_exposure_move (dealer_id) where amount > 0;

-- What a waiting coupon counts for, 0 once it waits no longer; and where it is counted: the dealers with a
-- limit, root first, and the slot, the same of each.
alter table coupon add column exposure bigint not null default 0 check (exposure >= 0);
alter table coupon add column exposed_dealers integer[] not null default '{}';
alter table coupon add column exposed_slot smallint;
alter table coupon add constraint coupon_exposed_slot
  check (exposed_dealers = '{}' or exposed_slot is not null);
update coupon set exposure = greatest(max_return - stake, 0) where status in ('pending', 'open');

-- Whatever changes a coupon, its dealers' exposure follows: nothing that settles, sells, cancels or rolls
-- back has to think of it. Who has taken what is more from the slots himself says so by writing the exposure.
create function coupon_exposed() returns trigger language plpgsql as $$
declare v_due bigint := coupon_exposure(new);
begin
  if old.exposure = 0 and v_due > 0 then
    -- Waits again: counted where there is a limit now.
    perform 1 from player where player_id = new.player_id for share;
    new.exposed_slot := coalesce(new.exposed_slot, new.coupon_id % 16);
    new.exposed_dealers := array(
      select above.dealer_id from player
      join dealer own using (dealer_id)
      join dealer above on above.dealer_id = any (own.path)
      where player_id = new.player_id and above.exposure_limit is not null order by above.depth);
  end if;
  if v_due <> new.exposure then
    insert into dealer_exposure_move (dealer_id, slot, amount)
      select unnest(new.exposed_dealers), new.exposed_slot, v_due - new.exposure;
    new.exposure := v_due;
  end if;
  if v_due = 0 then
    new.exposed_dealers := '{}';
  end if;
  return new;
end $$;
create trigger coupon_exposed before update on coupon for each row execute function coupon_exposed();

-- A limit that is set begins to count what is open; one that is taken away ends it; one that changes deals
-- the slots anew. Bets under way hold their players' rows: they end first, and later ones find the dealer's
-- new version.
create function dealer_exposed() returns trigger language plpgsql as $$
declare v_old bigint := case tg_op when 'UPDATE' then old.exposure_limit end;
begin
  if new.exposure_limit is not distinct from v_old then
    return null;
  end if;
  if new.exposure_limit is null or v_old is null then
    perform 1 from player where dealer_id in (select dealer_id from dealer where path @> array[new.dealer_id])
      order by player_id for no key update;
  end if;
  if new.exposure_limit is null then
    update coupon set exposed_dealers = array_remove(exposed_dealers, new.dealer_id)
      where status in ('pending', 'open')
        and player_id in (
          select player_id from player join dealer using (dealer_id)
          where path @> array[new.dealer_id]);
    delete from dealer_exposure_move where dealer_id = new.dealer_id;
    delete from dealer_exposure where dealer_id = new.dealer_id;
    return null;
  end if;
  if v_old is null then
    with counted as (
      update coupon set exposed_slot = coalesce(exposed_slot, coupon_id % 16),
          exposed_dealers = array(
            select dealer_id from dealer
            where dealer_id = any (exposed_dealers || new.dealer_id) order by depth)
        where status in ('pending', 'open')
          and player_id in (
            select player_id from player join dealer using (dealer_id)
            where path @> array[new.dealer_id])
        returning exposed_slot as slot, exposure
    ), open as (
      select slot, sum(exposure)::bigint as taken from counted group by slot
    )
    insert into dealer_exposure (dealer_id, slot, budget, taken)
      select new.dealer_id, slot, coalesce(taken, 0), coalesce(taken, 0) from generate_series(0, 15) slot
        left join open using (slot);
  end if;
  perform exposure_fold(new.dealer_id, 0::smallint, 0);
  return null;
end $$;
create trigger dealer_exposed after insert or update on dealer for each row execute function dealer_exposed();
