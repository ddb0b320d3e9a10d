-- A dead heat (D5) with its share: the places over those who shared them, "1/2". Only a dead heat has one. A
-- ruling writes both as one text, "dead_heat 1/2", as result_text does.

create domain dead_heat_share as text collate "C" constraint dead_heat_share_check check (case
  when value ~ '^[1-9][0-9]?/[1-9][0-9]?$'
    then split_part(value, '/', 1)::integer <= split_part(value, '/', 2)::integer
  else value is null end);

alter table coupon_leg add column share dead_heat_share,
  add constraint coupon_leg_dead_heat check ((result = 'dead_heat') = (share is not null));

alter table outcome drop constraint outcome_result_check;
alter table outcome add column share dead_heat_share,
  add constraint outcome_result_check
    check (result in ('won', 'lost', 'void', 'half_won', 'half_lost', 'dead_heat')),
  add constraint outcome_dead_heat check ((result is not distinct from 'dead_heat') = (share is not null));
