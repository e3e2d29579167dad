-- A customer takes back a return that waits for the branch. Nobody decides it: its end is when they did.
alter table returns
  add column withdrawn_at timestamptz,
  drop constraint returns_state_check,
  drop constraint returns_check,
  add constraint returns_state_check check (state in ('requested', 'approved', 'refused', 'withdrawn')),
  add constraint returns_decided_check check ((decided_at is not null) = (state in ('approved', 'refused'))),
  add constraint returns_withdrawn_check check ((withdrawn_at is not null) = (state = 'withdrawn'));

-- A release that does not know this state goes on with all but the pages of an order whose return was withdrawn.
update oldest_release set migration = '0049_addresses_without_place.sql';
