-- Whether another tenant than this one has a site, and so offers the same matches (D91). The caller sees its
-- own tenant's rows only, so the function runs with the rights of the owner; it reveals no more than the
-- answer.
create or replace function is_offered_elsewhere(p_tenant integer)
returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from site_host where kind <> 'panel' and tenant_id <> p_tenant)
$$;
