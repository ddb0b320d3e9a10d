-- Browsers from which an account signed in (D69): failed sign-ins from elsewhere do not lock them out. The
-- cookie holds the secret, the table only its hash.

create table known_device (
  device_hash bytea not null check (length(device_hash) = 32),
  tenant_id integer not null references tenant,
  player_id integer references player,
  staff_id integer references staff,
  seen_at timestamptz not null default now(),
  check (num_nonnulls(player_id, staff_id) = 1),
  unique nulls not distinct (device_hash, player_id, staff_id)
);
create index known_device_seen on known_device (seen_at);
