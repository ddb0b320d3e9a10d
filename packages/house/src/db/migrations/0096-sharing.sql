-- Picks that are passed on: of a coupon by its random id, of a slip by a short code (D22).

-- Apart from the coupon, so that no bet pays for an index that few of them need.
create table coupon_share (
  share_id text primary key check (share_id ~ '^[0-9a-f]{32}$'),
  coupon_id bigint not null unique references coupon,
  at timestamptz not null default clock_timestamp()
);

create table booking (
  tenant_id integer not null,
  code text not null check (code ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  -- [{"matchId", "marketTypeId", "outcomeId", "special", "banker"}], in slip order.
  picks jsonb not null,
  sizes integer[] not null,
  -- By the real clock.
  expires_at timestamptz not null,
  primary key (tenant_id, code)
);
create index booking_expires on booking (expires_at);
