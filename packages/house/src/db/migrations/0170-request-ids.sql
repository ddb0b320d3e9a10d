-- The request that caused a posting or an entry of the history, for who looks for what a player complains of.
-- The server sets livery.request with the tenant of each transaction; null: a job or a command, or an earlier
-- version. A default, so that no function has to pass it on. It is no part of the books: no seal covers it.
-- varchar instead of a check, which would compare every row. The index below reads each page of the ledger
-- once.
alter table ledger_transaction add column request_id varchar(64);
alter table ledger_transaction alter column request_id
  set default nullif(current_setting('livery.request', true), '');
alter table audit_entry add column request_id varchar(64);
alter table audit_entry alter column request_id
  set default nullif(current_setting('livery.request', true), '');

-- The log says when a request was. An index of the ids themselves would cost each bet a random page; this one
-- has an entry for 128 pages of the ledger, whose times only grow.
create index ledger_transaction_at on ledger_transaction using brin (at);
