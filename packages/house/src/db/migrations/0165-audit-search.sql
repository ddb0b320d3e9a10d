-- What the search of the history compares: the names of an entry, folded (D47). An entry never changes, but
-- the folding may: it is beside the entry, so that it can be written again. A job of the house writes it for
-- the entries that there are, and for those of a server of an earlier version.

create table audit_search (
  tenant_id integer not null references tenant,
  -- Of audit_entry. A foreign key would lock the entry at each insert, which needs a right that nobody has.
  audit_id bigint not null,
  -- The target's name and the actor's, a line each.
  folded text not null,
  folding smallint not null,
  primary key (tenant_id, audit_id)
);

-- Up to which entry the job has come, with which folding.
create table audit_folded (
  singleton boolean primary key default true check (singleton),
  folding smallint not null default 0,
  audit_id bigint not null default 0
);
insert into audit_folded default values;
