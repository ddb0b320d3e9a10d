-- Who cancelled a coupon (D15).

-- Who took the coupon back (D15), and as which account: 'player:42', 'staff:7'. The reason is the coupon's
-- own.
alter table coupon add column cancelled_by text check (cancelled_by in ('self', 'dealer', 'system', 'print'));
alter table coupon add column cancelled_actor text;
alter table coupon add constraint coupon_cancelled
  check ((status = 'cancelled') = (cancelled_by is not null)
    and (cancelled_by is null) = (cancelled_actor is null));

-- A number is found by its beginning too, whatever the database's collation.
alter table coupon alter column number type text collate "C";
