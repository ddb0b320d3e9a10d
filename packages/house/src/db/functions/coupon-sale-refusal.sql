-- Returns why a coupon may not be sold, whatever its prices are (D17); null if it may be sold.
-- A coupon may be sold if all of these are true: it is open and not decided; no dealer above its player has
-- the flag coupon.sell off; it is a single, or has a live leg, or its site sells accumulators.
create or replace function coupon_sale_refusal(c coupon) returns text language sql stable as $$
  select case
    when c.status <> 'open' then 'not_waiting'
    when exists (
      select from player p
        join dealer own using (dealer_id)
        join dealer above on above.dealer_id = any (own.path)
      where p.player_id = c.player_id and above.flags->>'coupon.sell' = 'false') then 'sell_not_allowed'
    when exists (select from settlement_due due where due.coupon_id = c.coupon_id) then 'not_sellable'
    when c.kind = 'single' or c.phase <> 'prematch' then null
    when (select document->>'sellAccumulators' from site_settings s
      where s.site_id = c.site_id order by s.version desc limit 1) in ('1', 'true') then null
    else 'not_sellable'
  end
$$;
