-- Whether coupons of another tenant depend on a match. The caller sees its own tenant's rows only, so the
-- function runs with the rights of the owner; it reveals no more than the answer.
create or replace function match_is_shared(p_match integer, p_tenant integer)
returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from coupon_leg join coupon using (coupon_id)
    where market_id in (select market_id from market where match_id = p_match) and tenant_id <> p_tenant)
$$;
