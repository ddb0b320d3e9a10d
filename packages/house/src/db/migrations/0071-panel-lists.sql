-- What the panel's lists of coupons and movements are ordered by, and how they name whoever did a thing.

-- With the player, so that a branch's coupons are counted without the table.
create index coupon_placed on coupon (tenant_id, placed_at, coupon_id) include (player_id);
create index coupon_stake on coupon (tenant_id, stake, coupon_id);
create index coupon_max_return on coupon (tenant_id, max_return, coupon_id);
create index player_user_name on player (tenant_id, lower(user_name) collate "C", player_id);

-- Who an actor of the ledger is to whoever looks on: 'player:42' and 'dealer:3' by name; of staff those below
-- the dealer that looks on by their own names, others by their dealer's or the tenant's. p_dealer: that
-- dealer, or null for the tenant itself.
create function actor_name(p_actor text, p_tenant integer, p_dealer integer)
returns text language sql stable as $$
  select coalesce(case split_part(p_actor, ':', 1)
    when 'player' then (select user_name from player
      where player_id = split_part(p_actor, ':', 2)::integer and tenant_id = p_tenant)
    when 'dealer' then (select name from dealer
      where dealer_id = split_part(p_actor, ':', 2)::integer and tenant_id = p_tenant)
    when 'staff' then (
      select case when p_dealer is null or d.path @> array[p_dealer] then s.name
        else coalesce(d.name, t.name) end
      from staff s join tenant t using (tenant_id) left join dealer d on d.dealer_id = s.dealer_id
      where s.staff_id = split_part(p_actor, ':', 2)::integer and s.tenant_id = p_tenant)
  end, p_actor)
$$;
