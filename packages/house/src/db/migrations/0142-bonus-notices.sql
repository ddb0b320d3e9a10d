-- What was decided of a player's request for a bonus is told to him, once: the notification names the
-- request.

alter table notification add column bonus_request_id bigint unique references bonus_request on delete cascade;
