-- Live matches: where they come from, who publishes them, and the log of what was published (D50, D57).

alter table match drop constraint match_source_check;
alter table match add constraint match_source_check check (source in ('calendar', 'openfootball', 'live'));

insert into sport (sport_id, name, list_order)
  values (5, 'Tennis', 2), (2, 'Basketball', 3), (4, 'Ice Hockey', 4), (6, 'Handball', 5)
  on conflict do nothing;
insert into market_type values (186, 'market.186', 5), (219, 'market.219', 6);
insert into market_type_outcome
  values (186, 4, 'home', 1), (186, 5, 'away', 2), (219, 4, 'home', 1), (219, 5, 'away', 2);

-- One run of a source: the same run tells of the same matches at the same times, so that a restart goes on
-- with it.
create table live_run (
  run text primary key,
  -- What the run plays: source, speed, files or seed.
  source text not null,
  started_at timestamptz not null,
  -- The publisher's last word about the source; bets need one of the last ten seconds (F9, D50).
  alive_at timestamptz not null
);

create table live_match (
  match_id integer primary key references match,
  run text not null references live_run
);
create index live_match_run on live_match (run);

-- Who publishes. Its lock is the lease; the epoch fences off a publisher that has lost it and does not know.
create table live_lease (
  singleton boolean primary key default true check (singleton),
  epoch integer not null default 0 check (epoch >= 0),
  owner text not null default ''
);
insert into live_lease default values;

create function live_next_epoch(p_owner text) returns integer language sql as $$
  update live_lease set epoch = epoch + 1, owner = p_owner returning epoch
$$;

-- What was published, for disputes: frames as they were sent. Partial batches are lost with their publisher.
create table live_log (
  log_id bigint generated always as identity primary key,
  topic text not null,
  epoch bigint not null,
  first_offset bigint not null,
  last_offset bigint not null,
  at timestamptz not null,
  frames bytea[] not null
);
create index live_log_topic on live_log (topic, epoch, last_offset);
create index live_log_at on live_log (at);
