-- Coupons, their legs, what settled them, and the queue of coupons that a result has decided.

-- Of its foreign keys a coupon has the player's alone, and a leg its coupon's: a key to tenant, currency,
-- match or market would lock, at every bet, a row that many bets share. place_coupon has read and locked
-- them.
create table coupon (
  coupon_id bigint generated always as identity primary key,
  tenant_id integer not null,
  site_id integer not null,
  player_id integer not null references player,
  -- What is printed and read out; random, so that it cannot be guessed.
  number text not null unique check (number ~ '^[A-Z0-9]{12}$'),
  kind text not null check (kind in ('single', 'accumulator', 'ways', 'system')),
  phase text not null check (phase in ('prematch', 'live', 'mixed')),
  -- D15.
  status text not null default 'open'
    check (status in ('pending', 'rejected', 'open', 'won', 'lost', 'void', 'cashed_out', 'cancelled')),
  currency text not null,
  -- What was typed and what it was typed for (D4), minor units.
  amount bigint not null check (amount > 0),
  stake_type text not null check (stake_type in ('line', 'coupon')),
  stake bigint not null check (stake > 0),
  lines integer not null check (lines > 0),
  leg_count integer not null check (leg_count > 0),
  sizes integer[] not null,
  odds_change text not null check (odds_change in ('none', 'higher', 'any')),
  -- Thousandths, for display; null where the coupon has more than one line.
  total_odds bigint,
  max_return bigint not null,
  -- The limits that were in force (§5, D7): null is no cap.
  max_pay bigint,
  -- {"percent", "tipCount", "odds"}, recomputed at settlement over the legs that won (D11).
  bonus_rule jsonb,
  bonus_percent integer not null,
  -- Of the most that it can return while it is open, of what it paid afterwards.
  bonus bigint not null,
  capped boolean not null,
  payout bigint check (payout >= 0),
  reason text,
  placed_at timestamptz not null,
  settled_at timestamptz,
  version bigint not null default 1,
  check ((status in ('pending', 'open')) = (settled_at is null))
);
create index coupon_player on coupon (player_id, coupon_id desc);

create table coupon_leg (
  coupon_id bigint not null references coupon,
  position smallint not null check (position >= 0),
  match_id integer not null,
  market_id integer not null,
  market_type_id integer not null,
  special text not null,
  outcome_id integer not null,
  -- The odd taken, and the feed's at that moment (D9), thousandths.
  odds integer not null,
  feed_odds integer not null,
  banker boolean not null,
  result text not null default 'open'
    check (result in ('open', 'won', 'lost', 'void', 'half_won', 'half_lost', 'dead_heat')),
  primary key (coupon_id, position)
);
create index coupon_leg_market on coupon_leg (market_id, outcome_id);

-- I6: a coupon leaves waiting once.
create table coupon_transition (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into coupon_transition values
  ('pending', 'open'), ('pending', 'rejected'), ('open', 'won'), ('open', 'lost'), ('open', 'void'),
  ('open', 'cashed_out'), ('open', 'cancelled');
create function coupon_moved() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and not exists (select from coupon_transition
      where from_status = old.status and to_status = new.status) then
    raise exception 'coupon % cannot go from % to %', old.coupon_id, old.status, new.status
      using errcode = 'LV030';
  end if;
  new.version := old.version + 1;
  return new;
end $$;
create trigger coupon_moved before update on coupon for each row execute function coupon_moved();

-- Every settlement of a coupon; the first is version 1, a resettlement the next (I7, I8).
create table coupon_settlement (
  coupon_id bigint not null references coupon,
  version integer not null check (version > 0),
  status text not null,
  payout bigint not null,
  bonus bigint not null,
  actor text not null,
  reason text not null,
  at timestamptz not null,
  primary key (coupon_id, version)
);

-- Decided by results and not yet paid: written with the legs' results, taken out with the payment.
create table settlement_due (
  coupon_id bigint primary key references coupon,
  due_at timestamptz not null default clock_timestamp(),
  attempts integer not null default 0,
  last_error text
);
create index settlement_due_at on settlement_due (due_at, coupon_id);
