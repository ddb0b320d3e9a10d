-- Whether live prices are those of now (F9, D50).

-- Whether a run's source was heard of in the last ten seconds, by the publisher that has the lease: the word
-- of one that has lost it and does not know may be old, however sure it is.
create or replace function source_is_live(p_run text, p_publisher text) returns boolean language sql as $$
  select exists (select from live_run, live_lease
    where run = p_run and owner = p_publisher and alive_at > clock_timestamp() - interval '10 seconds')
$$;
