-- The rights of the house's two roles in this database (D101). Written after the migrations, as a whole, by
-- the role that owns the tables: a new table has its rights without a line here.
-- livery_app answers calls. livery_worker runs the jobs of all tenants and the commands of the operator.
-- Neither owns anything. The functions below that move money run with the rights of the owner.

do $$
declare
  v_can_become constant text :=
    case when current_setting('server_version_num')::integer >= 160000 then 'SET' else 'MEMBER' end;
  v_role text;
begin
  foreach v_role in array array['livery_app', 'livery_worker'] loop
    if not exists (select from pg_roles where rolname = v_role) then
      begin
        execute format('create role %I nologin', v_role);
      exception when duplicate_object or unique_violation then
        -- Another database of this server was migrated at the same moment.
        null;
      end;
    end if;
    if not pg_has_role(current_user, v_role, v_can_become) then
      execute format('grant %I to %I', v_role, current_user);
    end if;
  end loop;
  execute format('revoke temporary on database %I from public', current_database());
end $$;

grant usage on schema public to livery_app, livery_worker;
alter default privileges in schema public
  grant select, insert, update, delete on tables to livery_app, livery_worker;
alter default privileges in schema public grant usage, select on sequences to livery_app, livery_worker;
alter default privileges revoke execute on functions from public;
alter default privileges in schema public grant execute on functions to livery_app, livery_worker;

revoke all on all tables in schema public from public, livery_app, livery_worker;
grant select, insert, update, delete on all tables in schema public to livery_app, livery_worker;
grant usage, select on all sequences in schema public to livery_app, livery_worker;
revoke execute on all functions in schema public from public;
grant execute on all functions in schema public to livery_app, livery_worker;

-- The books: only the functions that move money write them.
revoke insert, update, delete
  on ledger_account, ledger_transaction, ledger_entry, ledger_seal, ledger_unsealed
  from livery_app, livery_worker;
-- What was recorded stays.
revoke update, delete on audit_entry, coupon_sale, coupon_settlement, match_fact
  from livery_app, livery_worker;
revoke update on audit_search from livery_app;
revoke delete on audit_search from livery_app, livery_worker;
-- Rules of the schema.
revoke insert, update, delete on posting_rule, coupon_transition, schema_functions
  from livery_app, livery_worker;
revoke insert, update, delete on kysely_migration, kysely_migration_lock from livery_app, livery_worker;
grant truncate on storage_probe to livery_app, livery_worker;
-- Credentials of the panel: a call has them of staff_credentials, for its own tenant's staff.
revoke select on staff from livery_app;
do $$
begin
  execute (
    select format('grant select (%s) on staff to livery_app', string_agg(quote_ident(attname), ', '))
    from pg_attribute where attrelid = 'staff'::regclass and attnum > 0 and not attisdropped
      and attname not in ('password_hash', 'totp_secret', 'totp_sealed'));
end $$;
-- Access tokens are made and removed by commands: a call notes when one was used.
revoke insert, update, delete on access_token, access_token_site from livery_app;
grant update (used_at) on access_token to livery_app;
-- Work of the jobs only.
revoke insert, update, delete on audit_folded, ledger_audited, house_clock, live_lease, live_run, live_log
  from livery_app;
revoke execute on function seal_ledger(integer), settle_coupons(jsonb), settle_coupon(jsonb),
  settle_first(jsonb), decide_coupon(jsonb), house_advance(timestamptz), live_next_epoch(text)
  from livery_app;

-- Row-level security, forced: the owner's own statements are under it too. A call sees the rows of the tenant
-- that its transaction has set, and none if it has set none. The jobs and the functions of the owner see all.
do $$
declare
  v_own constant text := 'tenant_id = nullif(current_setting(''livery.tenant'', true), '''')::integer';
  -- Tables without tenant_id whose rows belong to a row of another table.
  v_parents constant jsonb := '{
    "bonus_text": ["bonus", "bonus_id"],
    "coupon_leg": ["coupon", "coupon_id"],
    "coupon_pending": ["coupon", "coupon_id"],
    "coupon_quote": ["coupon", "coupon_id"],
    "coupon_sale": ["coupon", "coupon_id"],
    "coupon_settlement": ["coupon", "coupon_id"],
    "coupon_share": ["coupon", "coupon_id"],
    "dealer_exposure": ["dealer", "dealer_id"],
    "dealer_exposure_move": ["dealer", "dealer_id"],
    "ledger_unsealed": ["ledger_transaction", "transaction_id"],
    "notification_read": ["notification", "notification_id"],
    "notification_text": ["notification", "notification_id"],
    "payment_method_text": ["payment_method", "method_id"],
    "popup_text": ["popup", "popup_id"],
    "settlement_due": ["coupon", "coupon_id"],
    "slider_text": ["slider", "slider_id"]
  }';
  v_table text;
  v_rows text;
begin
  for v_table, v_rows in
    select relname, case
        when attname is not null then v_own
        else format('exists (select from %I parent where parent.%I = %I.%I)', v_parents->relname::text->>0,
          v_parents->relname::text->>1, relname, v_parents->relname::text->>1)
      end
    from pg_class
    left join pg_attribute on attrelid = pg_class.oid and attname = 'tenant_id' and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and (attname is not null or v_parents ? relname::text)
  loop
    execute format('alter table %I enable row level security', v_table);
    execute format('alter table %I force row level security', v_table);
    execute format('drop policy if exists own_tenant on %I', v_table);
    execute format('drop policy if exists all_tenants on %I', v_table);
    execute format('create policy own_tenant on %I to livery_app using (%s)', v_table, v_rows);
    execute format('create policy all_tenants on %I to livery_worker, %I using (true)', v_table,
      current_user);
  end loop;
  -- Of an earlier version: a call read the rows of the platform's staff.
  drop policy if exists platform_staff on staff;
end $$;
