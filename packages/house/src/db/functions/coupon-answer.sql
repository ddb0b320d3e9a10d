-- The stored answers for repeated mutations of a player (I5) and for repeated placements without a key (D21).

-- Finds the first answer to a player's idempotency key in a scope.
-- Returns {"answer", "replayed": true}; {"refused": "key_reused"} if the key belongs to another body; null if
-- there is no answer or no key.
-- The caller holds the lock of the cash account.
create or replace function earlier_answer(p_player integer, p_scope text, p_key text, p_body_hash bytea)
returns jsonb language plpgsql as $$
declare v_row idempotency;
begin
  select * into v_row from idempotency where player_id = p_player and scope = p_scope and key = p_key;
  if v_row.body_hash <> p_body_hash then
    return jsonb_build_object('refused', 'key_reused');
  end if;
  return case when v_row.answer is null then null
    else jsonb_build_object('answer', v_row.answer, 'replayed', true) end;
end $$;

-- Stores the answer that a key binds (D54). Without a key it stores nothing.
create or replace function keep_answer(p_tenant integer, p_player integer, p_scope text, p_key text,
  p_body_hash bytea, p_answer jsonb)
returns void language sql as $$
  insert into idempotency (tenant_id, player_id, scope, key, body_hash, answer, at)
    select p_tenant, p_player, p_scope, p_key, p_body_hash, p_answer, clock_timestamp()
      where p_key is not null
$$;

-- Finds the first answer to a placement by its key. Without a key it finds the answer to the same slip and
-- stake within the last five seconds (D21).
-- Returns {"answer", "replayed": true}; {"refused": "key_reused"} if the key belongs to another body; null if
-- there is no answer.
-- The caller holds the lock of the cash account.
create or replace function coupon_answer(p_player integer, p_key text, p_body_hash bytea, p_slip text)
returns jsonb language plpgsql as $$
declare v_row idempotency;
begin
  if p_key is not null then
    return earlier_answer(p_player, 'coupon', p_key, p_body_hash);
  end if;
  select * into v_row from idempotency
    where player_id = p_player and scope = 'slip' and key = p_slip
      and at > clock_timestamp() - interval '5 seconds';
  return case when v_row.answer is null then null
    else jsonb_build_object('answer', v_row.answer, 'replayed', true) end;
end $$;

-- Finds the first answer to a placement for a caller without locks. An earlier answer counts even if the
-- coupon could not be placed now.
-- p: {session, player, currency, key, bodyHash, slip}.
-- Returns what coupon_answer returns, or {"refused": "signed_out"} if the session has ended (D55): only the
-- player of an answer may read it.
-- Locks the player's cash account.
create or replace function coupon_replay(p jsonb) returns jsonb language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if session_player(decode(p->>'session', 'hex')) is distinct from (p->>'player')::integer then
    return jsonb_build_object('refused', 'signed_out');
  end if;
  perform 1 from ledger_account
    where kind = 'cash' and owner_id = (p->>'player')::integer and currency = p->>'currency' for update;
  return coupon_answer((p->>'player')::integer, p->>'key', decode(p->>'bodyHash', 'hex'), p->>'slip');
end $$;
