-- The payloads that pgbench places, one per player.

drop table if exists bench_payload;
create table bench_payload (
  n integer primary key,
  payload jsonb not null
);
