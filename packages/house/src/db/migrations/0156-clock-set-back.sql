-- Inside one transaction the clock may be set back, so that a demo's day of business is written at the times
-- of that day. The clock that others see never runs backwards: at commit it is not behind real time.

alter table house_clock drop constraint house_clock_ahead_check;
create function house_clock_not_behind() returns trigger language plpgsql as $$
begin
  if (select ahead < interval '0' from house_clock) then
    raise exception 'the clock would be behind real time' using errcode = 'LV011';
  end if;
  return null;
end $$;
create constraint trigger house_clock_not_behind after insert or update on house_clock
  deferrable initially deferred
  for each row execute function house_clock_not_behind();
