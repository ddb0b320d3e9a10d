-- The clock of a development house (D64): the database's, plus an offset that `livery house play` sets.

create table house_clock (
  singleton boolean primary key default true check (singleton),
  development boolean not null default false,
  ahead interval not null default interval '0',
  -- A house that takes real bets runs on real time.
  check (development or ahead = interval '0'),
  check (ahead >= interval '0')
);
insert into house_clock default values;

-- Stable, so that an index can be searched by it; read anew by every statement, also inside a function.
create function house_now() returns timestamptz language sql stable as $$
  select clock_timestamp() + ahead from house_clock
$$;

-- Moves a development house forward to an instant; returns what house_now() is then.
create function house_advance(p_until timestamptz) returns timestamptz language plpgsql as $$
declare v_now timestamptz;
begin
  perform 1 from house_clock for update;
  if not (select development from house_clock) then
    raise exception 'only a development house may move its clock' using errcode = 'LV010';
  end if;
  v_now := house_now();
  if p_until < v_now then
    raise exception 'the clock does not run backwards: it is % already', v_now using errcode = 'LV011';
  end if;
  update house_clock set ahead = p_until - clock_timestamp();
  return p_until;
end $$;
