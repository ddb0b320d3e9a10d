-- Where two operations on money can meet. Nothing in production; the tests of interleavings put a function in
-- its place that waits for an advisory lock, so that every order at these points can be tried on two real
-- connections.

create or replace function pause(p_point text) returns void language sql immutable parallel safe as $$
  select
$$;
