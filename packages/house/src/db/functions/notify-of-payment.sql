-- Notifies a player of the decision on their payment request (§3). The notification stores the id of the
-- request, so that the player is notified once.
-- p_titles: {"en": "… {amount} …"}, by language. The amount is a plain number with the code of its currency.
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
