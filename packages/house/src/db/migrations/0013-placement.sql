-- What housekeeping of the idempotency keys looks for.

-- What answers a repetition without a key lives five seconds; housekeeping looks for what is older.
create index idempotency_slip on idempotency (at) where scope = 'slip';
