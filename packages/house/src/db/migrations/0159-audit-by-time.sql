-- The history is read newest first: a page reads the index up to its own last entry. No statement reads it in
-- the order of its numbers.

create index audit_entry_at on audit_entry (tenant_id, at, audit_id);
create index audit_entry_dealer_at on audit_entry (dealer_id, at, audit_id) where dealer_id is not null;
drop index audit_entry_tenant, audit_entry_dealer;
