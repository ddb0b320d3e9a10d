-- A removed host ends at every node, as a new or a moved one begins: each forgets the hosts that it has
-- cached.

create function site_host_removed() returns trigger language plpgsql as $$
begin
  perform pg_notify('livery_site', old.site_id::text);
  return null;
end $$;
create trigger site_host_removed after delete on site_host
  for each row execute function site_host_removed();
