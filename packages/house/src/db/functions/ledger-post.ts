/** The only way into the ledger. */
export const script = `
-- Posts one transaction. p_moves: [{"account": "cash:42", "amount": -500}, {"account": "open:7", "amount": 500}], minor
-- units, summing to zero; moves of 0 are left out. Accounts with a balance are locked in the order of their ids (I13).
-- Raises LV001 (does not balance), LV003 (no such account for this tenant, currency and coupon), LV004 (the tenant is read-only),
-- LV005 (posting_rule has no such kind, or its accounts are others) and 23514 ledger_account_floor.
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
  -- They keep a balance of their own; the others are sums.
  v_kinds constant text[] := '{cash,bonus,credit,hold,cards,receivable,dealer_receivable}';
begin
  -- The books of this tenant did not hold: nothing moves until somebody has looked at them (ledger_halt).
  if exists (select from ledger_halt where tenant_id = p_tenant and lifted_at is null) then
    raise exception 'tenant % is read-only: its books did not hold', p_tenant using errcode = 'LV004';
  end if;
  select sum((m->>'amount')::bigint), count(*), count(*) filter (where split_part(m->>'account', ':', 1) = any (v_kinds))
    into v_sum, v_count, v_kept from jsonb_array_elements(p_moves) m where (m->>'amount')::bigint <> 0;
  if v_count = 0 or v_sum <> 0 then
    raise exception '% moves that sum to %, not to zero', v_count, v_sum using errcode = 'LV001';
  end if;
  if v_kept > 1 then
    perform 1 from ledger_account a
      where (a.kind, a.owner_id) in (select split_part(m->>'account', ':', 1), split_part(m->>'account', ':', 2)::bigint from jsonb_array_elements(p_moves) m)
        and a.currency = p_currency
      order by a.account_id for update;
    perform pause('ledger.accounts_locked');
  end if;
  insert into ledger_transaction (tenant_id, kind, currency, coupon_id, actor, note)
    values (p_tenant, p_kind, p_currency, p_coupon, p_actor, p_note) returning transaction_id into v_transaction;
  for v_move in
    select split_part(m->>'account', ':', 1) as kind, split_part(m->>'account', ':', 2)::bigint as owner_id, (m->>'amount')::bigint as amount
    from jsonb_array_elements(p_moves) with ordinality as e(m, n) where (m->>'amount')::bigint <> 0 order by n
  loop
    v_account := null;
    if v_move.kind = any (v_kinds) then
      -- Made on first use, for owners that exist; cash and credit exist from the first moment.
      if v_move.kind in ('bonus', 'hold', 'receivable') then
        insert into ledger_account (tenant_id, kind, owner_id, currency)
          select p_tenant, v_move.kind, player_id, p_currency from player where player_id = v_move.owner_id and tenant_id = p_tenant
          on conflict (kind, owner_id, currency) do nothing;
      elsif v_move.kind = 'dealer_receivable' then
        insert into ledger_account (tenant_id, kind, owner_id, currency)
          select p_tenant, v_move.kind, dealer_id, p_currency from dealer where dealer_id = v_move.owner_id and tenant_id = p_tenant
          on conflict (kind, owner_id, currency) do nothing;
      elsif v_move.kind = 'cards' then
        insert into ledger_account (tenant_id, kind, owner_id, currency) values (p_tenant, v_move.kind, v_move.owner_id, p_currency)
          on conflict (kind, owner_id, currency) do nothing;
      end if;
      update ledger_account set balance = balance + v_move.amount, last_seq = last_seq + 1
        where kind = v_move.kind and owner_id = v_move.owner_id and currency = p_currency and tenant_id = p_tenant
        returning * into v_account;
      if v_account.account_id is null then
        raise exception 'tenant % has no account %:% in %', p_tenant, v_move.kind, v_move.owner_id, p_currency using errcode = 'LV003';
      end if;
    elsif v_move.kind in ('book', 'issuance') and v_move.owner_id <> p_tenant
        or v_move.kind = 'open' and v_move.owner_id is distinct from p_coupon
        or v_move.kind = 'commission' and not exists (select from dealer where dealer_id = v_move.owner_id and tenant_id = p_tenant) then
      raise exception 'the account %:% is not of tenant % and coupon %', v_move.kind, v_move.owner_id, p_tenant, p_coupon using errcode = 'LV003';
    end if;
    v_entries := v_entries || row(v_transaction, cardinality(v_entries) + 1, p_tenant, v_move.kind, v_move.owner_id, p_currency,
      v_account.account_id, v_account.last_seq, v_move.amount, v_account.balance)::ledger_entry;
  end loop;
  -- I13: nothing goes from an account to itself.
  if exists (
    select from unnest(v_entries) g, unnest(v_entries) t
    where g.amount < 0 and t.amount > 0 and not (
      (g.kind, g.owner_id) <> (t.kind, t.owner_id)
      and exists (select from posting_rule r where r.kind = p_kind and r.gives = g.kind and r.takes = t.kind and (not r.own or g.owner_id = t.owner_id)))
  ) then
    raise exception 'no posting of kind % moves these accounts: %', p_kind, p_moves using errcode = 'LV005';
  end if;
  insert into ledger_entry select * from unnest(v_entries);
  insert into ledger_unsealed (transaction_id) values (v_transaction);
  perform repay_receivable(p_tenant, p_currency, p_actor, p_moves);
  perform pause('ledger.done');
  return v_transaction;
end $$;
`;
