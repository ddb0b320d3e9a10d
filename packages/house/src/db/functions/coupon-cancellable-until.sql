-- Returns until when a coupon may be cancelled (D18); null if it may not be cancelled now.
-- A coupon may be cancelled if all of these are true: it is open; no part of it was sold (I7); it has no live
-- leg; it was placed less than the site's cancelMinutes ago; none of its matches has started, by house_now()
-- or by the status that the feed reports (D19).
-- p_minutes: the default of the product, for a site whose settings have no cancelMinutes.
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
