-- Pays off the debts of players whose cash account has gained (I9). Each player pays as much as their cash
-- allows, in a separate posting, before they can bet with the money.
-- ledger_post calls this function, so that no credit, win or refund bypasses it.
-- The caller holds the cash accounts that gained. Locks the receivable accounts in the order of their ids.
-- Raises the errors of ledger_post.
drop function if exists repay_receivable(bigint, text, text, jsonb);
create or replace function repay_receivable(p_tenant bigint, p_currency text, p_actor text,
  p_players bigint[])
returns void language plpgsql as $$
declare v_debt record;
begin
  for v_debt in
    select owed.owner_id, least(cash.balance, -owed.balance) as amount
    from ledger_account cash
    join ledger_account owed on owed.kind = 'receivable' and owed.owner_id = cash.owner_id
      and owed.currency = p_currency
    where cash.kind = 'cash' and cash.owner_id = any (p_players) and cash.currency = p_currency
      and cash.balance > 0 and owed.balance < 0
    order by owed.account_id for update of owed
  loop
    perform pause('repay.owed_locked');
    perform ledger_post(p_tenant, 'receivable', p_currency, null, p_actor, null, array['cash', 'receivable'],
      array[v_debt.owner_id, v_debt.owner_id], array[-v_debt.amount, v_debt.amount]);
  end loop;
end $$;
