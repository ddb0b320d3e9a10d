-- The functions that run with the rights of the owner see every tenant. Each calls this one with the tenant
-- whose rows it is about to write.
-- Raises LV006 if a call has set another tenant, or none, or if the rows are no tenant's. A job may write for
-- each tenant.
create or replace function own_tenant(p_tenant bigint) returns void language plpgsql stable as $$
begin
  if coalesce(nullif(current_setting('role'), 'none'), session_user) = 'livery_app'
      and (p_tenant = nullif(current_setting('livery.tenant', true), '')::bigint) is not true then
    raise exception 'tenant % is not the tenant of this transaction', p_tenant using errcode = 'LV006';
  end if;
end $$;
