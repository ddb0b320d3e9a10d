-- Sports, categories, tournaments, teams and matches. The catalogue belongs to no tenant: every site offers
-- it.

create table sport (
  sport_id integer primary key,
  name text not null unique,
  list_order integer not null default 0
);
insert into sport (sport_id, name, list_order) values (1, 'Football', 1);

create table category (
  category_id integer generated always as identity primary key,
  sport_id integer not null references sport,
  name text not null,
  -- The folded name: two spellings of one country are one category.
  slug text not null,
  country_flag text check (country_flag ~ '^[a-z]{2}(-[a-z]{2,3})?$'),
  list_order integer not null default 0,
  unique (sport_id, slug)
);

create table tournament (
  tournament_id integer generated always as identity primary key,
  category_id integer not null references category,
  name text not null,
  slug text not null,
  -- Folded, for the search (D47).
  folded text not null,
  list_order integer not null default 0,
  unique (category_id, slug)
);

create table team (
  team_id integer generated always as identity primary key,
  category_id integer not null references category,
  name text not null,
  slug text not null,
  folded text not null,
  unique (category_id, slug)
);

create table match (
  match_id integer generated always as identity primary key,
  tournament_id integer not null references tournament,
  season text not null,
  source text not null check (source in ('calendar', 'openfootball')),
  -- Names the match within tournament and season, whatever its date.
  source_key text not null,
  round text,
  stage text,
  group_name text,
  ground text,
  home_team_id integer not null references team,
  away_team_id integer not null references team,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- False where the source gives a day without a time: local noon stands for it.
  time_known boolean not null default true,
  status text not null default 'not_started'
    check (status in ('not_started', 'live', 'ended', 'postponed', 'abandoned', 'cancelled')),
  -- Why the status is what it is, where the source says ('awarded').
  reason text,
  min_tip smallint not null default 1 check (min_tip >= 1),
  -- What the source knows before the house's clock has passed the match's end. Only the house's own work
  -- reads it.
  held_result jsonb,
  -- {"ft": [2, 1], "ht": …, "et": …, "p": …, "goals": […], "source": "file" | "model"}.
  result jsonb,
  -- True once its markets are settled, by the result or as void.
  decided boolean not null default false,
  version bigint not null default 1,
  check (home_team_id <> away_team_id),
  check (ends_at > starts_at),
  unique (tournament_id, season, source_key)
);
create index match_coming on match (starts_at, match_id) where status = 'not_started';
create index match_running on match (ends_at) where status in ('not_started', 'live');
create index match_undecided on match (starts_at) where not decided and status not in ('not_started', 'live');
create index match_over on match (starts_at desc, match_id desc)
  where status in ('ended', 'abandoned', 'cancelled');
create index match_home on match (home_team_id);
create index match_away on match (away_team_id);
