-- A refund or release that a provider has declined is tried again as another operation. After the last try it is
-- `unresolved`, and staff decide what becomes of it.
alter table payment_operations drop constraint payment_operations_state_check;
alter table payment_operations add constraint payment_operations_state_check
  check (state in ('open', 'done', 'declined', 'canceled', 'unresolved'));
alter table payment_operations
  -- How many operations before this one were declined in the same matter.
  add column declined_before smallint not null default 0,
  -- The employee who decided about it.
  add column actor_id uuid;
create index payment_operations_unresolved on payment_operations (created_at) where state = 'unresolved';
create index payment_operations_by_order on payment_operations (order_id) where order_id is not null;

-- One more state hinders no release that knows the table.
update oldest_release set migration = '0049_addresses_without_place.sql';
