-- Posts one transaction to the ledger. Every posting uses this function, except those of settle_first.
-- p_kinds, p_owners, p_amounts: the moves. The account kind:owner gains the amount, or loses it if the amount
--     is below zero. Amounts are minor units, none is 0, and they sum to 0.
-- Returns the id of the transaction.
-- Locks the accounts with a balance in the order of their ids (I13).
-- Raises LV001 if the amounts do not sum to 0. Raises LV003 if there is no such account for this tenant,
-- currency and coupon. Raises LV004 if the tenant is read-only. Raises LV005 if posting_rule does not have
-- the kind, or has it with other accounts. Raises LV006 as own_tenant does. Raises 23514
-- ledger_account_floor if an account would fall below its floor.
create or replace function ledger_post(p_tenant bigint, p_kind text, p_currency text, p_coupon bigint,
  p_actor text, p_note text, p_kinds text[], p_owners bigint[], p_amounts bigint[])
returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  -- These kinds store a balance. The balance of an account of another kind is a sum.
  v_with_balance constant text[] := '{cash,bonus,credit,hold,cards,receivable,dealer_receivable}';
  v_halted boolean;
  v_sum numeric;
  v_forbidden text;
  v_locks integer;
  -- The players whose cash account gains.
  v_paid bigint[];
  v_transaction bigint;
  v_kind text;
  v_owner bigint;
  v_account bigint;
  v_seq bigint;
  v_balance bigint;
  -- By position of the move: the account with its new sequence number and balance; null if the balance is a
  -- sum.
  v_accounts bigint[] := '{}';
  v_seqs bigint[] := '{}';
  v_balances bigint[] := '{}';
begin
  perform own_tenant(p_tenant);
  -- These checks come before any lock, so that a refused posting delays no other. Every account that loses
  -- must be allowed to give to every account that gains. Nothing goes from an account to itself (I13).
  select exists (select from ledger_halt where tenant_id = p_tenant and lifted_at is null), sum(amount),
      count(*) filter (where kind = any (v_with_balance)),
      array_agg(owner_id) filter (where kind = 'cash' and amount > 0), (
        select format('no posting of kind %s moves from %s:%s to %s:%s', p_kind, gives.kind, gives.owner_id,
          takes.kind, takes.owner_id)
        from unnest(p_kinds, p_owners, p_amounts) gives(kind, owner_id, amount),
          unnest(p_kinds, p_owners, p_amounts) takes(kind, owner_id, amount)
        where gives.amount <= 0 and takes.amount >= 0
          and ((gives.kind, gives.owner_id) = (takes.kind, takes.owner_id) or not exists (
            select from posting_rule r where r.kind = p_kind and r.gives = gives.kind and r.takes = takes.kind
              and (not r.own or gives.owner_id = takes.owner_id)))
        limit 1)
    into v_halted, v_sum, v_locks, v_paid, v_forbidden
    from unnest(p_kinds, p_owners, p_amounts) m(kind, owner_id, amount);
  -- The ledger of this tenant failed an audit: no money moves until a person has examined it and lifted the
  -- halt (ledger_halt).
  if v_halted then
    raise exception 'tenant % is read-only: its books did not hold', p_tenant using errcode = 'LV004';
  end if;
  if v_sum is distinct from 0 then
    raise exception '% moves that sum to %, not to zero', coalesce(cardinality(p_kinds), 0), v_sum
      using errcode = 'LV001';
  end if;
  if v_forbidden is not null then
    raise exception '%', v_forbidden using errcode = 'LV005';
  end if;
  if v_locks > 1 then
    perform 1 from ledger_account a
      where (a.kind, a.owner_id)
          in (select m.kind, m.owner_id from unnest(p_kinds, p_owners) m(kind, owner_id))
        and a.currency = p_currency
      order by a.account_id for update;
    perform pause('ledger.accounts_locked');
  end if;
  for n in 1 .. cardinality(p_kinds) loop
    v_kind := p_kinds[n];
    v_owner := p_owners[n];
    if v_kind = any (v_with_balance) then
      -- These accounts are created on first use, for owners that exist. The accounts for cash and credit are
      -- created with their owner.
      if v_kind in ('bonus', 'hold', 'receivable') then
        insert into ledger_account (tenant_id, kind, owner_id, currency)
          select p_tenant, v_kind, player_id, p_currency from player
          where player_id = v_owner and tenant_id = p_tenant
          on conflict (kind, owner_id, currency) do nothing;
      elsif v_kind = 'dealer_receivable' then
        insert into ledger_account (tenant_id, kind, owner_id, currency)
          select p_tenant, v_kind, dealer_id, p_currency from dealer
          where dealer_id = v_owner and tenant_id = p_tenant
          on conflict (kind, owner_id, currency) do nothing;
      elsif v_kind = 'cards' then
        insert into ledger_account (tenant_id, kind, owner_id, currency)
          values (p_tenant, v_kind, v_owner, p_currency)
          on conflict (kind, owner_id, currency) do nothing;
      end if;
      update ledger_account set balance = balance + p_amounts[n], last_seq = last_seq + 1
        where kind = v_kind and owner_id = v_owner and currency = p_currency and tenant_id = p_tenant
        returning account_id, last_seq, balance into v_account, v_seq, v_balance;
      if v_account is null then
        raise exception 'tenant % has no account %:% in %', p_tenant, v_kind, v_owner, p_currency
          using errcode = 'LV003';
      end if;
      v_accounts[n] := v_account;
      v_seqs[n] := v_seq;
      v_balances[n] := v_balance;
    else
      if v_kind = 'commission' then
        perform 1 from dealer where dealer_id = v_owner and tenant_id = p_tenant;
      end if;
      if v_kind in ('book', 'issuance') and v_owner <> p_tenant
          or v_kind = 'open' and v_owner is distinct from p_coupon
          or v_kind = 'commission' and not found then
        raise exception 'the account %:% is not of tenant % and coupon %', v_kind, v_owner, p_tenant, p_coupon
          using errcode = 'LV003';
      end if;
    end if;
  end loop;
  v_transaction := nextval('ledger_transaction_transaction_id_seq');
  with header as (
    insert into ledger_transaction (transaction_id, tenant_id, kind, currency, coupon_id, actor, note)
      overriding system value
      values (v_transaction, p_tenant, p_kind, p_currency, p_coupon, p_actor, p_note)
  ), unsealed as (
    insert into ledger_unsealed (transaction_id) values (v_transaction)
  )
  insert into ledger_entry (transaction_id, position, tenant_id, kind, owner_id, currency, account_id, seq,
      amount, balance_after)
    select v_transaction, n, p_tenant, p_kinds[n], p_owners[n], p_currency, v_accounts[n], v_seqs[n],
      amount, v_balances[n]
    from unnest(p_amounts) with ordinality as e(amount, n);
  -- Only incoming cash can pay off a debt, so a bet does not look for one.
  if v_paid is not null then
    perform repay_receivable(p_tenant, p_currency, p_actor, v_paid);
  end if;
  perform pause('ledger.done');
  return v_transaction;
end $$;

-- Posts one transaction in the same way, with the moves as JSON.
-- p_moves: [{"account": "cash:42", "amount": -500}, {"account": "open:7", "amount": 500}]. Moves of 0 are
--     left out.
create or replace function ledger_post(p_tenant bigint, p_kind text, p_currency text, p_coupon bigint,
  p_actor text, p_note text, p_moves jsonb)
returns bigint language plpgsql as $$
declare
  v_kinds text[];
  v_owners bigint[];
  v_amounts bigint[];
begin
  select array_agg(split_part(m->>'account', ':', 1) order by n),
      array_agg(split_part(m->>'account', ':', 2)::bigint order by n),
      array_agg((m->>'amount')::bigint order by n)
    into v_kinds, v_owners, v_amounts
    from jsonb_array_elements(p_moves) with ordinality as e(m, n)
    where (m->>'amount')::bigint <> 0;
  return ledger_post(p_tenant, p_kind, p_currency, p_coupon, p_actor, p_note, v_kinds, v_owners, v_amounts);
end $$;
