-- The seasons that the house has made by itself, so that none is made twice.

create table calendar_season (
  tournament_id integer not null references tournament,
  season text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (tournament_id, season)
);
