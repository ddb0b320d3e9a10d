-- What was done, as the call that did it, and the currency of the amounts among the changes. Older entries
-- have neither: their action says which permission was used.

alter table audit_entry add column operation text check (length(operation) between 1 and 60);
alter table audit_entry add column currency text references currency (code);
create index audit_entry_operation on audit_entry (tenant_id, operation, audit_id desc);
