/** The only way into the ledger. */
export const script = `
-- Posts one transaction. p_moves: [{"account": "cash:42", "amount": -500}, {"account": "open:7", "amount": 500}], minor
-- units, summing to zero; moves of 0 are left out. Accounts with a balance are locked in the order of their ids (I13).
-- Raises LV001 (does not balance), LV003 (no such account for this tenant and currency) and 23514 ledger_account_floor.
create or replace function ledger_post(p_tenant bigint, p_kind text, p_currency text, p_coupon bigint, p_actor text, p_note text, p_moves jsonb)
returns bigint language plpgsql as $$
declare
  v_transaction bigint;
  v_move record;
  v_account ledger_account;
  v_entries ledger_entry[] := '{}';
  v_sum numeric;
  v_count integer;
  v_kept integer;
begin
  select sum((m->>'amount')::bigint), count(*), count(*) filter (where split_part(m->>'account', ':', 1) in ('cash', 'bonus', 'credit', 'hold', 'cards', 'receivable'))
    into v_sum, v_count, v_kept from jsonb_array_elements(p_moves) m where (m->>'amount')::bigint <> 0;
  if v_count = 0 or v_sum <> 0 then
    raise exception '% moves that sum to %, not to zero', v_count, v_sum using errcode = 'LV001';
  end if;
  if v_kept > 1 then
    perform 1 from ledger_account a
      where (a.kind, a.owner_id) in (select split_part(m->>'account', ':', 1), split_part(m->>'account', ':', 2)::bigint from jsonb_array_elements(p_moves) m)
        and a.currency = p_currency
      order by a.account_id for update;
  end if;
  insert into ledger_transaction (tenant_id, kind, currency, coupon_id, actor, note)
    values (p_tenant, p_kind, p_currency, p_coupon, p_actor, p_note) returning transaction_id into v_transaction;
  for v_move in
    select split_part(m->>'account', ':', 1) as kind, split_part(m->>'account', ':', 2)::bigint as owner_id, (m->>'amount')::bigint as amount
    from jsonb_array_elements(p_moves) with ordinality as e(m, n) where (m->>'amount')::bigint <> 0 order by n
  loop
    v_account := null;
    if v_move.kind in ('cash', 'bonus', 'credit', 'hold', 'cards', 'receivable') then
      -- Made on first use; cash and credit exist from the first moment, and only for owners that do.
      if v_move.kind in ('bonus', 'hold', 'cards', 'receivable') then
        insert into ledger_account (tenant_id, kind, owner_id, currency) values (p_tenant, v_move.kind, v_move.owner_id, p_currency)
          on conflict (kind, owner_id, currency) do nothing;
      end if;
      update ledger_account set balance = balance + v_move.amount, last_seq = last_seq + 1
        where kind = v_move.kind and owner_id = v_move.owner_id and currency = p_currency and tenant_id = p_tenant
        returning * into v_account;
      if v_account.account_id is null then
        raise exception 'tenant % has no account %:% in %', p_tenant, v_move.kind, v_move.owner_id, p_currency using errcode = 'LV003';
      end if;
    elsif v_move.kind in ('book', 'issuance') and v_move.owner_id <> p_tenant then
      raise exception 'the account %:% is not of tenant %', v_move.kind, v_move.owner_id, p_tenant using errcode = 'LV003';
    end if;
    v_entries := v_entries || row(v_transaction, cardinality(v_entries) + 1, p_tenant, v_move.kind, v_move.owner_id, p_currency,
      v_account.account_id, v_account.last_seq, v_move.amount, v_account.balance)::ledger_entry;
  end loop;
  insert into ledger_entry select * from unnest(v_entries);
  return v_transaction;
end $$;
`;
