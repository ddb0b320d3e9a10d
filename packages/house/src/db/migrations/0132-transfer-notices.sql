-- What was decided of a player's request to pay in or out is told to him, once: the notification names the
-- request.

alter table notification add column transfer_id bigint unique references transfer_request;
