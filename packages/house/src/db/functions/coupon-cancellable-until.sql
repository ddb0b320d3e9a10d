-- Until when a coupon may be cancelled (D18).

-- Until when a coupon may be cancelled; null where it may not be now (D18): it is open, no part of it was
-- sold (I7), it holds nothing live, was placed less than the site's cancelMinutes ago, and none of its
-- matches has begun by the house's clock or by the feed's word (D19).
-- p_minutes: the product's default, for a site whose settings say nothing.
create or replace function coupon_cancellable_until(c coupon, p_minutes integer)
returns timestamptz language plpgsql stable as $$
declare
  v_until timestamptz;
  v_begun boolean;
begin
  if c.status <> 'open' or c.phase <> 'prematch' or c.sold_stake > 0 then
    return null;
  end if;
  v_until := c.placed_at + interval '1 minute' * coalesce((
    select (document->>'cancelMinutes')::integer from site_settings
      where site_id = c.site_id order by version desc limit 1), p_minutes);
  if v_until <= house_now() then
    return null;
  end if;
  select least(v_until, min(m.starts_at)), bool_or(m.status in ('live', 'ended', 'abandoned'))
    into v_until, v_begun
    from coupon_leg l join match m using (match_id) where l.coupon_id = c.coupon_id;
  return case when not v_begun and v_until > house_now() then v_until end;
end $$;
