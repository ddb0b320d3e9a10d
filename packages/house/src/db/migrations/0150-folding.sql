-- The version of the folding (D47) that a name's slug and folded text were written with. Letters that were
-- two before may be one in a later version: the house folds names of another version again when it starts.

alter table category add column folding smallint not null default 0;
alter table tournament add column folding smallint not null default 0;
alter table team add column folding smallint not null default 0;
