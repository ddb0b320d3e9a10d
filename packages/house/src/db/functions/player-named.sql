-- Returns the id of a site's player by name, in any case; null if there is none. Row-level security is
-- applied before lower() is, so a call would not find the row by its index: the function runs with the
-- rights of the owner, and the caller still sees the player's row only if it is of its own tenant.
create or replace function player_named(p_site integer, p_name text)
returns integer language sql stable security definer set search_path = public, pg_temp as $$
  select player_id from player where site_id = p_site and lower(user_name) = lower(p_name)
$$;
