-- What the sign-in of an account of the panel is checked with; nothing if there is no such account. No call
-- may select these columns: the function runs with the rights of the owner.
-- Raises LV006 as own_tenant does, so that a tenant's call gets those of its own staff only (D91, D101).
create or replace function staff_credentials(p_staff integer)
returns table (password_hash text, totp_secret bytea, totp_sealed bytea)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_staff staff;
begin
  select * into v_staff from staff where staff_id = p_staff;
  if found then
    perform own_tenant(v_staff.tenant_id);
    return query select v_staff.password_hash, v_staff.totp_secret, v_staff.totp_sealed;
  end if;
end $$;
