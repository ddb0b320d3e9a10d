-- Requests a deposit or a withdrawal for a player (I14). The amount of a withdrawal leaves the cash account
-- in the same transaction.
-- p: {session, player, tenant, method, methodVersion: the version that the request was validated against,
--     direction, currency, amount, filled, asked: the method at the validation, reference, key, bodyHash,
--     refused: the refusal of the server's validation ({code, …}), or null}.
-- Returns {"answer": {transferId, status, balance, reference, accountLines, nextStep, redirect}}, with
-- "replayed": true if the key was answered before, or {"refused": {"code": …}} without a write. The code is
-- "stale" if the method or the player's currency has changed since the validation.
-- Locks in the order of the money rules: the player's row, the method (for share, as a bet locks its
-- markets), the cash account. No row of many players is written.
-- Raises the errors of ledger_post.
create or replace function request_payment(p jsonb) returns jsonb language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  v_id integer := (p->>'player')::integer;
  v_amount bigint := (p->>'amount')::bigint;
  v_withdraws boolean := p->>'direction' = 'withdraw';
  v_player player;
  v_version bigint;
  v_balance bigint;
  v_earlier jsonb;
  v_pending bigint;
  v_owed bigint;
  v_refused jsonb;
  v_held_by bigint;
  v_transfer bigint;
  v_answer jsonb;
begin
  if session_player(decode(p->>'session', 'hex')) is distinct from v_id then
    return jsonb_build_object('refused', jsonb_build_object('code', 'signed_out'));
  end if;
  select * into v_player from player where player_id = v_id for share;
  perform own_tenant(v_player.tenant_id);
  perform pause('transfer.player_locked');
  select version into v_version from payment_method where method_id = (p->>'method')::bigint for share;
  perform pause('transfer.method_locked');
  select balance into v_balance from ledger_account
    where kind = 'cash' and owner_id = v_id and currency = v_player.currency for update;
  perform pause('transfer.cash_locked');
  v_earlier := earlier_answer(v_id, 'transfer', p->>'key', decode(p->>'bodyHash', 'hex'));
  if v_earlier is not null then
    return case when v_earlier ? 'refused'
      then jsonb_build_object('refused', jsonb_build_object('code', v_earlier->>'refused'))
      else v_earlier end;
  end if;
  select transfer_id into v_pending from transfer_request
    where player_id = v_id and direction = p->>'direction' and status = 'pending';
  select -balance into v_owed from ledger_account
    where kind = 'receivable' and owner_id = v_id and currency = v_player.currency;
  v_refused := case
    when v_version is distinct from (p->>'methodVersion')::bigint or v_player.currency <> p->>'currency'
      then '{"code": "stale"}'::jsonb
    -- A player who is not an online user pays through their dealer (§6).
    when not v_player.online then '{"code": "not_allowed"}'
    when v_player.transfers_blocked then '{"code": "transfers_blocked"}'
    when p->'refused' <> 'null' then p->'refused'
    when v_pending is not null
      then jsonb_build_object('code', 'already_in_progress',
        'params', jsonb_build_object('transfer', v_pending))
    -- I9: a withdrawal waits until the debt is paid.
    when v_withdraws and v_owed > 0
      then jsonb_build_object('code', 'debt_open', 'params', jsonb_build_object('owed', v_owed))
    when v_withdraws and v_balance < v_amount
      then jsonb_build_object('code', 'insufficient_credit', 'path', 'amount',
        'params', jsonb_build_object('balance', v_balance, 'amount', v_amount))
  end;
  if v_refused is not null then
    return jsonb_build_object('refused', v_refused);
  end if;

  if v_withdraws then
    v_held_by := ledger_post(v_player.tenant_id, 'hold', v_player.currency, null, 'player:' || v_id, null,
      array['cash', 'hold'], array[v_id, v_id], array[-v_amount, v_amount]);
    v_balance := v_balance - v_amount;
  end if;
  insert into transfer_request (tenant_id, player_id, method_id, direction, currency, amount, filled, method,
      reference, held_by)
    values (v_player.tenant_id, v_id, (p->>'method')::integer, p->>'direction', v_player.currency, v_amount,
      p->'filled', p->'asked', p->>'reference', v_held_by)
    returning transfer_id into v_transfer;
  v_answer := jsonb_build_object('transferId', v_transfer, 'status', 'pending', 'balance', v_balance,
    'reference', p->>'reference', 'accountLines', p->'asked'->'accountLines',
    'nextStep', p->'asked'->'nextStep', 'redirect', p->'asked'->'redirect');
  perform keep_answer(v_player.tenant_id, v_id, 'transfer',
    p->>'key', decode(p->>'bodyHash', 'hex'), v_answer);
  perform pause('transfer.done');
  return jsonb_build_object('answer', v_answer);
end $$;
