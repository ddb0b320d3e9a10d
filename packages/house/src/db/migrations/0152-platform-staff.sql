-- The platform's staff (D91): they have no tenant, and decide what is true of a match for all tenants. They
-- sign in at the panel of any tenant.

alter table staff
  alter column tenant_id drop not null,
  drop constraint staff_role_check,
  add constraint staff_role_check
    check (role in ('sub-dealer', 'dealer', 'partner', 'operator', 'admin', 'platform')),
  drop constraint staff_check,
  add constraint staff_acts_for
    check ((dealer_id is null) = (role in ('operator', 'admin', 'platform'))),
  add constraint staff_platform check ((tenant_id is null) = (role = 'platform'));
create unique index staff_platform_name on staff (lower(name)) where tenant_id is null;

-- As in 0071; the platform's staff are shown by their names.
create or replace function actor_name(p_actor text, p_tenant integer, p_dealer integer)
returns text language sql stable as $$
  select coalesce(case split_part(p_actor, ':', 1)
    when 'player' then (select user_name from player
      where player_id = split_part(p_actor, ':', 2)::integer and tenant_id = p_tenant)
    when 'dealer' then (select name from dealer
      where dealer_id = split_part(p_actor, ':', 2)::integer and tenant_id = p_tenant)
    when 'staff' then (
      select case when p_dealer is null or d.path @> array[p_dealer] then s.name
        else coalesce(d.name, t.name, s.name) end
      from staff s left join tenant t using (tenant_id) left join dealer d on d.dealer_id = s.dealer_id
      where s.staff_id = split_part(p_actor, ':', 2)::integer
        and (s.tenant_id = p_tenant or s.tenant_id is null))
  end, p_actor)
$$;
