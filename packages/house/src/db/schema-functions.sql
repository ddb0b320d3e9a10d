-- The version of `functions/` that the database has (functions.ts).

create table if not exists schema_functions (
  singleton boolean primary key default true check (singleton),
  version text not null
);
