-- Live bets: where a leg was priced (D50), and the coupons that wait for their delay (D14).

alter table coupon_leg add column live_run text;
-- {"seen": [topic, epoch, offset] as the player saw it, or null, "priced": the same of the house}: where a
-- price was read.
alter table coupon_leg add column feed jsonb;

create table coupon_pending (
  coupon_id bigint primary key references coupon,
  -- By the real clock: a delay is waited for.
  decide_at timestamptz not null
);
create index coupon_pending_at on coupon_pending (decide_at);
