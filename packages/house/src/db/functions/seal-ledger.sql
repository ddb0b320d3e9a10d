-- The sealer (I2): it adds the hashes of committed transactions to a chain, one chain per tenant.

-- Returns the header of a transaction as one line of JSON, for its hash and its export. Ids, amounts,
-- balances and sequence numbers are strings. A time is a string of microseconds.
create or replace function ledger_header_text(t ledger_transaction) returns text language sql stable as $$
  select json_build_array('T', t.transaction_id::text, t.kind, t.currency,
    (extract(epoch from t.at) * 1000000)::bigint::text, t.coupon_id::text, t.actor, t.note)::text
$$;

-- Returns an entry as one line of JSON, in the same format.
create or replace function ledger_entry_text(e ledger_entry) returns text language sql immutable as $$
  select json_build_array('E', e.transaction_id::text, e.position, e.kind || ':' || e.owner_id, e.currency,
    e.amount::text, e.seq::text, e.balance_after::text)::text
$$;

-- Returns a transaction for its hash and its export: the line of its header, then one line per entry.
create or replace function ledger_text(t ledger_transaction) returns text language sql stable as $$
  select ledger_header_text(t) || coalesce((
    select string_agg(chr(10) || ledger_entry_text(e), '' order by e.position) from ledger_entry e
    where e.transaction_id = t.transaction_id), '')
$$;

-- Returns the next hash of a chain: SHA-256 of the hash before and the text of the transaction.
create or replace function ledger_hash(p_before bytea, t ledger_transaction)
returns bytea language sql stable as $$
  select sha256(p_before || convert_to(ledger_text(t), 'UTF8'))
$$;

-- Seals at most p_limit committed transactions.
-- Returns how many it sealed; 0 if another sealer holds the lock livery_sealer.
create or replace function seal_ledger(p_limit integer) returns integer language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  v_row ledger_transaction;
  v_seal ledger_seal;
  v_count integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtext('livery_sealer')) then
    return 0;
  end if;
  perform pause('seal.locked');
  for v_row in
    with taken as (
      delete from ledger_unsealed where transaction_id in (
        select transaction_id from ledger_unsealed order by transaction_id limit p_limit)
      returning transaction_id
    )
    select t.* from taken join ledger_transaction t using (transaction_id)
      order by t.tenant_id, t.transaction_id
  loop
    if v_seal.tenant_id is distinct from v_row.tenant_id then
      select * into v_seal from ledger_seal where tenant_id = v_row.tenant_id order by position desc limit 1;
      if not found then
        v_seal := row(v_row.tenant_id, 0, 0, decode(repeat('00', 32), 'hex'))::ledger_seal;
      end if;
    end if;
    v_seal := row(v_row.tenant_id, v_seal.position + 1, v_row.transaction_id,
      ledger_hash(v_seal.hash, v_row))::ledger_seal;
    insert into ledger_seal select v_seal.*;
    v_count := v_count + 1;
  end loop;
  perform pause('seal.done');
  return v_count;
end $$;
