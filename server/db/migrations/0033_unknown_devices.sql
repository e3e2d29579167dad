-- When an account was first signed in to: later sign-ins on devices that it does not know are mailed to its owner.
-- Accounts of before may have had sessions that are deleted by now.
alter table customers add column first_session_at timestamptz;
update customers set first_session_at = created_at;
-- The name by which the account knows the session's device.
alter table sessions add column known_device text;
create index sessions_reported on sessions (customer_id, known_device) where ended_reason = 'reported';
