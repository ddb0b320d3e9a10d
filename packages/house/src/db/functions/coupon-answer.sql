-- What a repeated deed of a player is answered (I5), and a repeated placement without a key (D21).

-- The first answer to a player's key in a scope; null where there is none, or no key; {"refused":
-- "key_reused"} where the key stood for another body. The caller holds the cash account's lock.
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

-- Keeps the answer that a key binds (D54); nothing where there is no key.
create or replace function keep_answer(p_tenant integer, p_player integer, p_scope text, p_key text,
  p_body_hash bytea, p_answer jsonb)
returns void language sql as $$
  insert into idempotency (tenant_id, player_id, scope, key, body_hash, answer, at)
    select p_tenant, p_player, p_scope, p_key, p_body_hash, p_answer, clock_timestamp()
      where p_key is not null
$$;

-- The first answer to a key, or to the same slip and stake within five seconds where there was no key (D21).
-- Null where there is none; {"refused": "key_reused"} where the key stood for another body. The caller holds
-- the cash account's lock.
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

-- The same for a caller that holds nothing yet: what was answered before counts even where the coupon could
-- not be placed now. {"refused": "signed_out"} where the session has ended (D55): an answer is its player's
-- alone.
create or replace function coupon_replay(p jsonb) returns jsonb language plpgsql as $$
begin
  if session_player(decode(p->>'session', 'hex')) is distinct from (p->>'player')::integer then
    return jsonb_build_object('refused', 'signed_out');
  end if;
  perform 1 from ledger_account
    where kind = 'cash' and owner_id = (p->>'player')::integer and currency = p->>'currency' for update;
  return coupon_answer((p->>'player')::integer, p->>'key', decode(p->>'bodyHash', 'hex'), p->>'slip');
end $$;
