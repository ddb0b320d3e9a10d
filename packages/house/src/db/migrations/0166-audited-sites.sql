-- The history has the sites of a tenant: who made, changed and removed them (D100).

alter table audit_entry drop constraint audit_entry_target_kind_check;
alter table audit_entry add constraint audit_entry_target_kind_check
  check (target_kind in ('user', 'dealer', 'coupon', 'staff', 'tenant', 'match', 'transfer', 'payment_method',
    'payment_category', 'bonus', 'bonus_request', 'picture', 'site'));
