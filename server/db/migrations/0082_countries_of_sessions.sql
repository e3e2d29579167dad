-- The countries (ISO 3166-1 alpha-2) that a session was signed in from and last used from, so that its owner recognizes it
-- (ACCOUNT-105). The IP addresses are not stored.
alter table sessions add column signed_in_country text, add column last_used_country text;
