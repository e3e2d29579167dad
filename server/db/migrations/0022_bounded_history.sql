-- What an account or the years pile up is found by an index, so that no request and no cleaning reads all of it.

-- A list of orders is filtered and counted in the index alone.
create index orders_listed on orders (customer_id, created_at desc, id desc) include (status, branch_code, delivery);

-- What is deleted once it has served its time, oldest first.
create index rate_limits_by_end on rate_limits (expire);
create index outbox_by_sending on outbox (sent_at) where sent_at is not null;
create index sessions_by_ending on sessions (ended_at) where ended_at is not null;
create index sessions_by_expiry on sessions (expires_at);
create index catalogue_changes_by_age on catalogue_changes (at);
create index verifications_by_release on verifications (released_at) where released_at is not null;
create index verifications_by_placing on verifications (placed_at) where placed_at is not null;
