-- Notifies a player of the decision on their payment request (§3). The notification stores the id of the
-- request, so that the player is notified once.
-- p_titles: {"en": "… {amount} …"}, by language. {amount} stays in the text: the amount is the request's, and
-- its reader's language decides how it is written.
create or replace function notify_of_payment(t transfer_request, p_titles jsonb)
returns void language plpgsql as $$
begin
  with told as (
    insert into notification (tenant_id, site_id, player_id, transfer_id, actor)
      select t.tenant_id, site_id, player_id, t.transfer_id, 'system' from player
      where player_id = t.player_id
      returning notification_id
  )
  insert into notification_text (notification_id, lang, title)
    select notification_id, lang, title
    from told, jsonb_each_text(p_titles) as s(lang, title);
end $$;
