-- A match whose kick-off is not sure takes no bets: until now those without a time were open until noon.
-- `time_known` is false too where a time has no known zone. The next import of a file with a kick-off that is
-- sure opens the markets again.

update market set status = 'locked'
where status = 'open' and match_id in (
  select match_id from match where source = 'openfootball' and status = 'not_started' and not time_known);
