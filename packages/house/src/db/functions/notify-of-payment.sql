-- The notification of a decision (§3): with the request that it is about, so that a player is told of it
-- once.

-- p_titles: {"en": "… {amount} …"}; the amount is written plainly, with its currency's code.
create or replace function notify_of_payment(t transfer_request, p_titles jsonb)
returns void language plpgsql as $$
declare
  v_digits integer;
  v_amount text;
begin
  select digits into v_digits from currency where code = t.currency;
  v_amount := round(t.amount / power(10::numeric, v_digits), v_digits)::text || U&'\00A0' || t.currency;
  with told as (
    insert into notification (tenant_id, site_id, player_id, transfer_id, actor)
      select t.tenant_id, site_id, player_id, t.transfer_id, 'system' from player
      where player_id = t.player_id
      returning notification_id
  )
  insert into notification_text (notification_id, lang, title)
    select notification_id, lang, replace(title, '{amount}', v_amount)
    from told, jsonb_each_text(p_titles) as s(lang, title);
end $$;
