-- Returns whether the live prices of a run are current (F9, D50): the publisher that holds the lease has
-- reported a sign of life of the source in the last ten seconds.
-- A publisher that has lost the lease without noticing it may report old data, so its reports do not count.
create or replace function source_is_live(p_run text, p_publisher text) returns boolean language sql as $$
  select exists (select from live_run, live_lease
    where run = p_run and owner = p_publisher and alive_at > clock_timestamp() - interval '10 seconds')
$$;
