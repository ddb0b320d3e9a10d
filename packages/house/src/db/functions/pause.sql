-- Marks an injection point: a point where two operations on money can meet. In production it does nothing.
-- The interleaving tests replace it with a function that waits for an advisory lock, so that they can try
-- every order of these points on two real connections.
create or replace function pause(p_point text) returns void language sql immutable parallel safe as $$
  select
$$;
