/** The double-entry ledger: invariants I1 to I4 of the money rules, and ledger_post, its only way in. */
export const up = `
-- Accounts that keep a balance of their own. Summed kinds (book, open, issuance, clearing, commission) have
-- no row: their balance is what their entries sum to, so that no row is shared by many players.
create table ledger_account (
  account_id bigint generated always as identity primary key,
  tenant_id integer not null references tenant,
  kind text not null check (kind in ('cash', 'bonus', 'credit', 'hold', 'cards', 'receivable')),
  owner_id bigint not null,
  currency text not null references currency,
  balance bigint not null default 0,
  last_seq bigint not null default 0,
  -- How far below zero a dealer's credit may go (post-paid).
  credit_line bigint not null default 0 check (credit_line >= 0 and (kind = 'credit' or credit_line = 0)),
  constraint ledger_account_floor check (kind = 'receivable' or balance >= -credit_line),
  unique (kind, owner_id, currency)
) with (fillfactor = 80);

-- No foreign keys from here on: each would lock a row that many bets share. ledger_post asks the accounts
-- for tenant and currency, the balance trigger asks for the header, the auditor looks for orphans.
create table ledger_transaction (
  transaction_id bigint generated always as identity primary key,
  tenant_id integer not null,
  kind text not null check (kind in ('issue', 'transfer', 'credit', 'take_back', 'place', 'reject', 'lose', 'win', 'bonus',
    'void', 'cancel', 'sell', 'resettle', 'deposit', 'hold', 'release', 'withdraw', 'card', 'redeem', 'commission', 'cut')),
  currency text not null,
  at timestamptz not null default house_now(),
  coupon_id bigint,
  actor text not null,
  note text
);
create index ledger_transaction_coupon on ledger_transaction (coupon_id) where coupon_id is not null;

create table ledger_entry (
  transaction_id bigint not null,
  position smallint not null check (position > 0),
  tenant_id integer not null,
  kind text not null check (kind in ('cash', 'bonus', 'credit', 'hold', 'cards', 'receivable', 'book', 'open', 'issuance', 'clearing', 'commission')),
  owner_id bigint not null,
  currency text not null,
  account_id bigint,
  seq bigint,
  amount bigint not null check (amount <> 0),
  balance_after bigint,
  primary key (transaction_id, position),
  check ((kind in ('book', 'open', 'issuance', 'clearing', 'commission')) = (account_id is null)),
  check ((account_id is null) = (seq is null) and (account_id is null) = (balance_after is null))
);
create unique index ledger_entry_seq on ledger_entry (account_id, seq) where account_id is not null;
create index ledger_entry_open on ledger_entry (owner_id) where kind = 'open';

-- I1, twice. At commit, every new transaction has entries and they sum to zero in its currency; and whatever
-- statement writes entries, at whatever time, must itself balance within each transaction.
create function ledger_transaction_balanced() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_entry where transaction_id = new.transaction_id) is distinct from 0 then
    raise exception 'ledger transaction % does not balance', new.transaction_id using errcode = 'LV001';
  end if;
  return null;
end $$;
create constraint trigger ledger_transaction_balanced after insert on ledger_transaction deferrable initially deferred
  for each row execute function ledger_transaction_balanced();

create function ledger_entries_balanced() returns trigger language plpgsql as $$
begin
  if exists (
    select from written left join ledger_transaction header using (transaction_id, tenant_id, currency)
    group by transaction_id having sum(written.amount) <> 0 or bool_or(header.at is null)
  ) then
    raise exception 'ledger entries that do not balance, or belong to no transaction of their tenant and currency' using errcode = 'LV001';
  end if;
  return null;
end $$;
create trigger ledger_entries_balanced after insert on ledger_entry referencing new table as written
  for each statement execute function ledger_entries_balanced();

-- I2: append-only, by trigger for whoever has the right, and by rights for the house's own role.
create function ledger_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'LV002';
end $$;
create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry for each statement execute function ledger_append_only();
create trigger ledger_transaction_append_only before update or delete or truncate on ledger_transaction for each statement execute function ledger_append_only();
revoke update, delete, truncate on ledger_entry, ledger_transaction from public, current_user;

-- Every player and dealer has an account from the first moment, so that no bet has to make one.
create function player_account() returns trigger language plpgsql as $$
begin
  insert into ledger_account (tenant_id, kind, owner_id, currency) values (new.tenant_id, 'cash', new.player_id, new.currency);
  return null;
end $$;
create trigger player_account after insert on player for each row execute function player_account();
create function dealer_account() returns trigger language plpgsql as $$
begin
  insert into ledger_account (tenant_id, kind, owner_id, currency) values (new.tenant_id, 'credit', new.dealer_id, new.currency);
  return null;
end $$;
create trigger dealer_account after insert on dealer for each row execute function dealer_account();

-- Posts one transaction. p_moves: [{"account": "cash:42", "amount": -500}, {"account": "open:7", "amount": 500}], minor
-- units, summing to zero; moves of 0 are left out. Accounts with a balance are locked in the order of their ids (I13).
-- Raises LV001 (does not balance), LV003 (no such account for this tenant and currency) and 23514 ledger_account_floor.
create function ledger_post(p_tenant bigint, p_kind text, p_currency text, p_coupon bigint, p_actor text, p_note text, p_moves jsonb)
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
