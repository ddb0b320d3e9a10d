-- A tenant's call sees no row of the platform's staff (D91), who belong to no tenant and sign in at the panel
-- of any. What such a call needs of them, it has of these functions, which run with the rights of the owner.

-- The account that signs in at a tenant's panel with this name, in any case. The tenant's own comes before
-- one of the platform.
-- Raises LV006 as own_tenant does.
create or replace function staff_signing_in(p_tenant integer, p_name text)
returns table (staff_id integer, tenant_id integer, dealer_id integer, status text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform own_tenant(p_tenant);
  return query
    select s.staff_id, s.tenant_id, s.dealer_id, s.status from staff s
    where (s.tenant_id = p_tenant or s.tenant_id is null) and lower(s.name) = lower(p_name)
    order by s.tenant_id nulls last limit 1;
end $$;

-- Whose session at a tenant's panel this is, if both the session and its account are valid now; else nothing.
-- Raises LV006 as own_tenant does.
create or replace function staff_signed_in(p_tenant integer, p_session bytea)
returns table (staff_id integer, name text, role text, dealer_id integer, factor_at timestamptz,
  idle_until timestamptz)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform own_tenant(p_tenant);
  return query
    select s.staff_id, s.name, s.role, s.dealer_id, e.factor_at, e.idle_until
    from staff_session e join staff s using (staff_id)
    where e.session_hash = p_session and e.tenant_id = p_tenant and e.ended_at is null
      and e.idle_until > now() and e.absolute_until > now() and s.status = 'active';
end $$;
-- Of an earlier version: the caller read the session once more.
drop function if exists staff_of_session(integer, bytea);

-- The name of one of the platform's staff, for histories; null for any other account.
create or replace function platform_staff_name(p_staff integer)
returns text language sql stable security definer set search_path = public, pg_temp as $$
  select name from staff where staff_id = p_staff and tenant_id is null
$$;
