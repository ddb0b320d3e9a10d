-- Moves a development house forward to an instant (D64); returns what house_now() is then. Every house of the
-- database hears of it.
-- Raises LV010 in a house that takes real bets, and LV011 if the instant is over.
-- Locks the clock.
create or replace function house_advance(p_until timestamptz) returns timestamptz language plpgsql as $$
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
  perform pg_notify('livery_clock', '');
  return p_until;
end $$;
