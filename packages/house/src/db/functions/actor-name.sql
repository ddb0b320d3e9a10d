-- The name that a tenant's history shows for who did something ("player:7", "dealer:3", "staff:5"); the actor
-- itself if the tenant has no such account. A dealer sees the names of staff below it, and otherwise for whom
-- they act.
create or replace function actor_name(p_actor text, p_tenant integer, p_dealer integer)
returns text language sql stable as $$
  select coalesce(case split_part(p_actor, ':', 1)
    when 'player' then (select user_name from player
      where player_id = split_part(p_actor, ':', 2)::integer and tenant_id = p_tenant)
    when 'dealer' then (select name from dealer
      where dealer_id = split_part(p_actor, ':', 2)::integer and tenant_id = p_tenant)
    when 'staff' then coalesce((
        select case when p_dealer is null or d.path @> array[p_dealer] then s.name
          else coalesce(d.name, t.name) end
        from staff s join tenant t using (tenant_id) left join dealer d on d.dealer_id = s.dealer_id
        where s.staff_id = split_part(p_actor, ':', 2)::integer and s.tenant_id = p_tenant),
      platform_staff_name(split_part(p_actor, ':', 2)::integer))
  end, p_actor)
$$;
