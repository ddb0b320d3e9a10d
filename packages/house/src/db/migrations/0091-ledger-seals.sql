-- The chain of hashes over committed transactions (I2), and the queue of those that are not in it yet.

-- One row a transaction, one chain a tenant: hash = sha256(hash before || ledger_text(transaction)), the
-- first after 32 zero bytes.
create table ledger_seal (
  tenant_id integer not null,
  position bigint not null check (position > 0),
  transaction_id bigint not null unique,
  hash bytea not null check (length(hash) = 32),
  primary key (tenant_id, position)
);
create trigger ledger_seal_append_only before update or delete or truncate on ledger_seal
  for each statement execute function ledger_append_only();
revoke update, delete, truncate on ledger_seal from public, current_user;

-- Written with a transaction and taken out with its seal. A transaction is sealed after it was committed, in
-- whatever order that came: one with a lower id that commits late is in the queue from then on, and none can
-- be skipped.
create table ledger_unsealed (
  transaction_id bigint primary key
);
insert into ledger_unsealed select transaction_id from ledger_transaction;
