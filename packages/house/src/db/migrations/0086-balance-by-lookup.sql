-- How the trigger of balanced entries finds a transaction's header: one by one, by its key.

-- As before (I1), but the header is looked up and not joined: a session that wrote many entries at once would
-- keep the plan that fits many, which reads the whole ledger, for every posting of its own after it.
create or replace function ledger_entries_balanced() returns trigger language plpgsql as $$
begin
  if exists (
    select from (
      select transaction_id, tenant_id, currency, sum(amount) as left_over
      from written group by transaction_id, tenant_id, currency
    ) w
    where w.left_over <> 0 or (
      select header.at from ledger_transaction header
      where header.transaction_id = w.transaction_id and header.tenant_id = w.tenant_id
        and header.currency = w.currency) is null
  ) then
    raise exception
      'ledger entries that do not balance, or belong to no transaction of their tenant and currency'
      using errcode = 'LV001';
  end if;
  return null;
end $$;
