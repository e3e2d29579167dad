-- The vault's token of a card that is to be charged, until the request of its payment ends: a card that its owner deletes
-- meanwhile can still pay what was ordered with it, and stays at the vault so long.
alter table payments add column vault_token text;
update payments p set vault_token = c.vault_token from saved_cards c, order_attempts a
  where c.id = p.saved_card_id and a.id = p.attempt_id and a.state = 'open';
create index payments_vault_token on payments (vault_token) where vault_token is not null;

-- Requests that ended are deleted later; their payments stay.
alter table payments drop constraint payments_attempt_id_fkey;
alter table payments add constraint payments_attempt_id_fkey
  foreign key (attempt_id) references order_attempts (id) on delete set null;
create index order_attempts_ended on order_attempts (ended_at) where ended_at is not null;

-- None of this hinders a release that knows the tables.
update oldest_release set migration = '0049_addresses_without_place.sql';
