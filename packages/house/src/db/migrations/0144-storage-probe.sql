-- Written and emptied by /readyz after the disk was full, to see whether there is room again. Unlogged: it
-- holds nothing.

create unlogged table storage_probe (filler bytea not null);
