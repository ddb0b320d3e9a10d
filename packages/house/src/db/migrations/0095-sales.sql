-- Selling coupons, whole or in part (D17): what was sold, and the offers that are open for five seconds.

-- What of the stake was sold while the rest stayed open, and what was paid for it. The rest is settled as a
-- coupon of stake - sold_stake on the same lines, at most max_pay in the same proportion (README, "Selling").
alter table coupon add column sold_stake bigint not null default 0;
alter table coupon add column sold_price bigint not null default 0;
alter table coupon add constraint coupon_sold
  check (sold_stake >= 0 and sold_stake < stake and sold_price >= 0 and (sold_stake = 0) = (sold_price = 0));

-- Every sale, the last of them the one that ended its coupon.
create table coupon_sale (
  coupon_id bigint not null references coupon,
  nr integer not null check (nr > 0),
  percent smallint not null check (percent between 1 and 100),
  -- The part of the stake that was sold, and what was paid for it; minor units.
  stake bigint not null check (stake > 0),
  price bigint not null check (price > 0),
  -- The legs at the offer: [{"position", "result", "probability": exact, "n/d", or null of a decided one}].
  legs jsonb not null,
  actor text not null,
  at timestamptz not null,
  primary key (coupon_id, nr)
);
create trigger coupon_sale_append_only before update or delete or truncate on coupon_sale
  for each statement execute function ledger_append_only();

-- One offer a coupon: the newest. It is used up by the sale, and no longer good when the coupon's row has
-- changed.
create table coupon_quote (
  coupon_id bigint primary key references coupon,
  quote text not null,
  player_id integer not null,
  coupon_version bigint not null,
  percent smallint not null check (percent between 1 and 100),
  stake bigint not null check (stake > 0),
  price bigint not null check (price > 0),
  max_return bigint not null,
  legs jsonb not null,
  -- By the real clock: it is waited for.
  expires_at timestamptz not null
);
