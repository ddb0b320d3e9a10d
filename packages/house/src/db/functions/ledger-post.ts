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
  v_entry ledger_entry;
  v_account ledger_account;
  -- As they were asked for, and as they are written.
  v_moves ledger_entry[];
  v_entries ledger_entry[] := '{}';
  v_sum numeric;
  -- They keep a balance of their own; the others are sums.
  v_kinds constant text[] := '{cash,bonus,credit,hold,cards,receivable,dealer_receivable}';
begin
  -- The books of this tenant did not hold: nothing moves until somebody has looked at them (ledger_halt).
  if exists (select from ledger_halt where tenant_id = p_tenant and lifted_at is null) then
    raise exception 'tenant % is read-only: its books did not hold', p_tenant using errcode = 'LV004';
  end if;
  select array_agg(row(0, n, p_tenant, kind, owner_id, p_currency, null, null, amount, null)::ledger_entry order by n), sum(amount) into v_moves, v_sum
    from (
      select n, split_part(m->>'account', ':', 1) as kind, split_part(m->>'account', ':', 2)::bigint as owner_id, (m->>'amount')::bigint as amount
      from jsonb_array_elements(p_moves) with ordinality as e(m, n)
    ) moves where amount <> 0;
  if v_sum is distinct from 0 then
    raise exception '% moves that sum to %, not to zero', coalesce(cardinality(v_moves), 0), v_sum using errcode = 'LV001';
  end if;
  -- I13: nothing goes from an account to itself. Before any lock: what is refused keeps nobody waiting.
  if exists (
    select from unnest(v_moves) g, unnest(v_moves) t
    where g.amount < 0 and t.amount > 0 and not (
      (g.kind, g.owner_id) <> (t.kind, t.owner_id)
      and exists (select from posting_rule r where r.kind = p_kind and r.gives = g.kind and r.takes = t.kind and (not r.own or g.owner_id = t.owner_id)))
  ) then
    raise exception 'no posting of kind % moves these accounts: %', p_kind, p_moves using errcode = 'LV005';
  end if;
  if (select count(*) from unnest(v_moves) m where m.kind = any (v_kinds)) > 1 then
    perform 1 from ledger_account a
      where (a.kind, a.owner_id) in (select m.kind, m.owner_id from unnest(v_moves) m) and a.currency = p_currency
      order by a.account_id for update;
    perform pause('ledger.accounts_locked');
  end if;
  insert into ledger_transaction (tenant_id, kind, currency, coupon_id, actor, note)
    values (p_tenant, p_kind, p_currency, p_coupon, p_actor, p_note) returning transaction_id into v_transaction;
  foreach v_entry in array v_moves loop
    v_account := null;
    if v_entry.kind = any (v_kinds) then
      -- Made on first use, for owners that exist; cash and credit exist from the first moment.
      if v_entry.kind in ('bonus', 'hold', 'receivable') then
        insert into ledger_account (tenant_id, kind, owner_id, currency)
          select p_tenant, v_entry.kind, player_id, p_currency from player where player_id = v_entry.owner_id and tenant_id = p_tenant
          on conflict (kind, owner_id, currency) do nothing;
      elsif v_entry.kind = 'dealer_receivable' then
        insert into ledger_account (tenant_id, kind, owner_id, currency)
          select p_tenant, v_entry.kind, dealer_id, p_currency from dealer where dealer_id = v_entry.owner_id and tenant_id = p_tenant
          on conflict (kind, owner_id, currency) do nothing;
      elsif v_entry.kind = 'cards' then
        insert into ledger_account (tenant_id, kind, owner_id, currency) values (p_tenant, v_entry.kind, v_entry.owner_id, p_currency)
          on conflict (kind, owner_id, currency) do nothing;
      end if;
      update ledger_account set balance = balance + v_entry.amount, last_seq = last_seq + 1
        where kind = v_entry.kind and owner_id = v_entry.owner_id and currency = p_currency and tenant_id = p_tenant
        returning * into v_account;
      if v_account.account_id is null then
        raise exception 'tenant % has no account %:% in %', p_tenant, v_entry.kind, v_entry.owner_id, p_currency using errcode = 'LV003';
      end if;
    elsif v_entry.kind in ('book', 'issuance') and v_entry.owner_id <> p_tenant
        or v_entry.kind = 'open' and v_entry.owner_id is distinct from p_coupon
        or v_entry.kind = 'commission' and not exists (select from dealer where dealer_id = v_entry.owner_id and tenant_id = p_tenant) then
      raise exception 'the account %:% is not of tenant % and coupon %', v_entry.kind, v_entry.owner_id, p_tenant, p_coupon using errcode = 'LV003';
    end if;
    v_entries := v_entries || row(v_transaction, cardinality(v_entries) + 1, p_tenant, v_entry.kind, v_entry.owner_id, p_currency,
      v_account.account_id, v_account.last_seq, v_entry.amount, v_account.balance)::ledger_entry;
  end loop;
  insert into ledger_entry select * from unnest(v_entries);
  insert into ledger_unsealed (transaction_id) values (v_transaction);
  -- Where no cash came in there is nothing to pay off with, and a bet need not look.
  if exists (select from unnest(v_moves) m where m.kind = 'cash' and m.amount > 0) then
    perform repay_receivable(p_tenant, p_currency, p_actor, p_moves);
  end if;
  perform pause('ledger.done');
  return v_transaction;
end $$;
`;
