-- Approves, denies or cancels a pending payment request: the only way from pending to another status (I14).
-- p: {transfer, tenant, player: the request must belong to this player, session, status: approved, denied or
--     cancelled, actor, reason, key, bodyHash, titles: the notifications of an approval or a denial, by
--     direction}.
-- If another actor than the player calls, player, session and key are null: the request may belong to any
-- player of the tenant, and bodyHash has no effect.
-- Returns {"answer": {transferId, status, balance}}, with "replayed": true if the key was answered before, or
-- {"refused": {"code": …}} without a write.
-- Locks the request, then the player's cash account. The second of two simultaneous calls finds the request
-- no longer pending.
-- Raises the errors of ledger_post.
create or replace function resolve_payment(p jsonb) returns jsonb language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  v_player integer := (p->>'player')::integer;
  v_status text := p->>'status';
  v_transfer transfer_request;
  v_earlier jsonb;
  v_owed bigint;
  v_posting bigint;
  v_answer jsonb;
begin
  perform own_tenant((p->>'tenant')::bigint);
  if p->>'session' is not null and session_player(decode(p->>'session', 'hex')) is distinct from v_player then
    return jsonb_build_object('refused', jsonb_build_object('code', 'signed_out'));
  end if;
  select * into v_transfer from transfer_request
    where transfer_id = (p->>'transfer')::bigint and tenant_id = (p->>'tenant')::integer
      and player_id = coalesce(v_player, player_id) for update;
  perform pause('resolve.transfer_locked');
  perform 1 from ledger_account
    where kind = 'cash' and owner_id = coalesce(v_player, v_transfer.player_id) for update;
  perform pause('resolve.cash_locked');
  v_earlier := earlier_answer(v_player, 'transfer_cancel', p->>'key', decode(p->>'bodyHash', 'hex'));
  if v_earlier is not null then
    return case when v_earlier ? 'refused'
      then jsonb_build_object('refused', jsonb_build_object('code', v_earlier->>'refused'))
      else v_earlier end;
  end if;
  if v_transfer.transfer_id is null then
    return jsonb_build_object('refused', jsonb_build_object('code', 'not_found'));
  elsif v_transfer.status <> 'pending' then
    return jsonb_build_object('refused', jsonb_build_object('code', 'not_waiting'));
  end if;

  if v_transfer.direction = 'withdraw' and v_status = 'approved' then
    -- I9: a debt that arose after the request blocks the approval. After a denial the held amount pays the
    -- debt off.
    select -balance into v_owed from ledger_account
      where kind = 'receivable' and owner_id = v_transfer.player_id and currency = v_transfer.currency;
    if v_owed > 0 then
      return jsonb_build_object('refused',
        jsonb_build_object('code', 'debt_open', 'params', jsonb_build_object('owed', v_owed)));
    end if;
    v_posting := ledger_post(v_transfer.tenant_id, 'withdraw', v_transfer.currency, null, p->>'actor', null,
      array['hold', 'clearing'], array[v_transfer.player_id, v_transfer.method_id],
      array[-v_transfer.amount, v_transfer.amount]);
  elsif v_transfer.direction = 'withdraw' then
    v_posting := ledger_post(v_transfer.tenant_id, 'release', v_transfer.currency, null, p->>'actor', null,
      array['hold', 'cash'], array[v_transfer.player_id, v_transfer.player_id],
      array[-v_transfer.amount, v_transfer.amount]);
  elsif v_status = 'approved' then
    v_posting := ledger_post(v_transfer.tenant_id, 'deposit', v_transfer.currency, null, p->>'actor', null,
      array['clearing', 'cash'], array[v_transfer.method_id, v_transfer.player_id],
      array[-v_transfer.amount, v_transfer.amount]);
  end if;
  update transfer_request
    set status = v_status, resolved_at = house_now(), resolved_by = p->>'actor', reason = p->>'reason',
      resolved_posting = v_posting
    where transfer_id = v_transfer.transfer_id;
  -- A cancellation sends no notification: the player cancels the request themselves.
  if v_status <> 'cancelled' then
    perform notify_of_payment(v_transfer, p->'titles'->v_transfer.direction);
  end if;
  v_answer := jsonb_build_object('transferId', v_transfer.transfer_id, 'status', v_status,
    'balance', (select balance from ledger_account
      where kind = 'cash' and owner_id = v_transfer.player_id and currency = v_transfer.currency));
  perform keep_answer(v_transfer.tenant_id, v_player, 'transfer_cancel',
    p->>'key', decode(p->>'bodyHash', 'hex'), v_answer);
  perform pause('resolve.done');
  return jsonb_build_object('answer', v_answer);
end $$;
