-- The double-entry ledger: invariants I1 to I4 of the money rules. Its only way in is the function
-- ledger_post.

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
  kind text not null
    check (kind in ('issue', 'transfer', 'credit', 'take_back', 'place', 'reject', 'lose', 'win', 'bonus',
      'void', 'cancel', 'sell', 'resettle', 'deposit', 'hold', 'release', 'withdraw', 'card', 'redeem',
      'commission', 'cut')),
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
  kind text not null
    check (kind in ('cash', 'bonus', 'credit', 'hold', 'cards', 'receivable', 'book', 'open', 'issuance',
      'clearing', 'commission')),
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
create constraint trigger ledger_transaction_balanced after insert on ledger_transaction
  deferrable initially deferred
  for each row execute function ledger_transaction_balanced();

create function ledger_entries_balanced() returns trigger language plpgsql as $$
begin
  if exists (
    select from written left join ledger_transaction header using (transaction_id, tenant_id, currency)
    group by transaction_id having sum(written.amount) <> 0 or bool_or(header.at is null)
  ) then
    raise exception
      'ledger entries that do not balance, or belong to no transaction of their tenant and currency'
      using errcode = 'LV001';
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
create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry
  for each statement execute function ledger_append_only();
create trigger ledger_transaction_append_only before update or delete or truncate on ledger_transaction
  for each statement execute function ledger_append_only();
revoke update, delete, truncate on ledger_entry, ledger_transaction from public, current_user;

-- Every player and dealer has an account from the first moment, so that no bet has to make one.
create function player_account() returns trigger language plpgsql as $$
begin
  insert into ledger_account (tenant_id, kind, owner_id, currency)
    values (new.tenant_id, 'cash', new.player_id, new.currency);
  return null;
end $$;
create trigger player_account after insert on player for each row execute function player_account();
create function dealer_account() returns trigger language plpgsql as $$
begin
  insert into ledger_account (tenant_id, kind, owner_id, currency)
    values (new.tenant_id, 'credit', new.dealer_id, new.currency);
  return null;
end $$;
create trigger dealer_account after insert on dealer for each row execute function dealer_account();
