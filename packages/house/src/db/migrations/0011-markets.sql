-- Market types, markets and their outcomes. A market's version grows with everything that a bet on it rests
-- on: a price, a lock, a result, its match's time or status (D50, D55). Every change is announced.

create table market_type (
  market_type_id integer primary key,
  -- Translation key.
  name text not null,
  list_order integer not null
);
create table market_type_outcome (
  market_type_id integer not null references market_type,
  outcome_id integer not null,
  -- Translation key.
  name text not null,
  list_order integer not null,
  primary key (market_type_id, outcome_id)
);
insert into market_type
  values (1, 'market.1', 1), (10, 'market.10', 2), (18, 'market.18', 3), (29, 'market.29', 4);
insert into market_type_outcome values
  (1, 1, 'home', 1), (1, 2, 'draw', 2), (1, 3, 'away', 3),
  (10, 9, 'home_or_draw', 1), (10, 10, 'home_or_away', 2), (10, 11, 'draw_or_away', 3),
  (18, 12, 'over', 1), (18, 13, 'under', 2),
  (29, 74, 'yes', 1), (29, 76, 'no', 2);

create table market (
  market_id integer generated always as identity primary key,
  match_id integer not null references match,
  market_type_id integer not null references market_type,
  -- The line ("2.5") or ''.
  special text not null default '',
  status text not null default 'open' check (status in ('open', 'locked', 'closed', 'settled')),
  version bigint not null default 1,
  unique (match_id, market_type_id, special)
);

create table outcome (
  market_id integer not null references market,
  outcome_id integer not null,
  -- Thousandths.
  odds integer not null check (odds between 1001 and 100000000),
  locked boolean not null default false,
  result text check (result in ('won', 'lost', 'void', 'half_won', 'half_lost')),
  min_tip smallint not null default 1 check (min_tip >= 1),
  -- Minor units; null is no limit of its own.
  single_min_stake bigint, single_max_stake bigint, single_max_pay bigint,
  combined_min_stake bigint, combined_max_stake bigint, combined_max_pay bigint,
  primary key (market_id, outcome_id)
);

create function market_versioned() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger market_versioned before update on market for each row execute function market_versioned();

create function outcome_changed() returns trigger language plpgsql as $$
begin
  update market set version = version where market_id in
    (select n.market_id from new_rows n join old_rows o using (market_id, outcome_id)
      where n is distinct from o);
  return null;
end $$;
create trigger outcome_changed after update on outcome referencing old table as old_rows new table as new_rows
  for each statement execute function outcome_changed();

create function match_changed() returns trigger language plpgsql as $$
begin
  update market set version = version where match_id in
    (select n.match_id from new_rows n join old_rows o using (match_id)
     where (n.starts_at, n.status, n.min_tip) is distinct from (o.starts_at, o.status, o.min_tip));
  return null;
end $$;
create trigger match_changed after update on match referencing old table as old_rows new table as new_rows
  for each statement execute function match_changed();

-- A payload holds at most 8000 bytes: ids go out in parts.
create function market_announced() returns trigger language plpgsql as $$
begin
  perform pg_notify('livery_match', string_agg(match_id::text, ','))
    from (select match_id, (row_number() over (order by match_id) - 1) / 500 as part
      from (select distinct match_id from new_rows) d) numbered
    group by part;
  return null;
end $$;
create trigger market_made after insert on market referencing new table as new_rows
  for each statement execute function market_announced();
create trigger market_changed after update on market referencing new table as new_rows
  for each statement execute function market_announced();
