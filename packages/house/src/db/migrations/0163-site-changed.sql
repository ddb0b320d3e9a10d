-- A node caches the row of a site with its hosts: a new public key or name begins at every node.

create trigger site_changed after update on site
  for each row execute function site_settings_changed();
