-- A request to place orders that are paid with the help of a provider: it is written before the provider is asked, so
-- that whatever crashes, another process finishes it. Its id becomes the global id of its orders.
create table order_attempts (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  reservation_id uuid not null,
  request jsonb not null,
  request_hash text not null,
  language text not null,
  state text not null default 'open' check (state in ('open', 'placed', 'failed')),
  -- The refusal that ended it, with its data.
  failure jsonb,
  created_at timestamptz not null,
  ended_at timestamptz,
  -- Until when a process works on it. Others leave it alone so long.
  locked_until timestamptz,
  check ((ended_at is null) = (state = 'open'))
);
create unique index order_attempts_one_open on order_attempts (customer_id) where state = 'open';
create index order_attempts_open on order_attempts (created_at) where state = 'open';
create index order_attempts_by_customer on order_attempts (customer_id, created_at desc);

create table payments (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  -- The global id of the orders that it pays.
  global_id uuid not null,
  -- The request that it belongs to until its orders are placed: the place in its list of payments, and for a card the
  -- branch whose order it pays.
  attempt_id uuid references order_attempts (id),
  position smallint not null default 0,
  branch_code integer,
  kind text not null
    check (kind in ('cash', 'credit', 'card', 'card_provider', 'paypal', 'deposit', 'deposit_express', 'credit_note', 'gift_card')),
  amount_centavos bigint not null check (amount_centavos > 0),
  state text not null
    check (state in ('created', 'requires_action', 'authorized', 'captured', 'pending_approval', 'due', 'failed', 'voided', 'refunded', 'canceled')),
  balance_id uuid references balances (id),
  saved_card_id uuid,
  card_brand text,
  card_last_four text,
  provider text,
  -- The provider's names for the authorised and for the captured payment.
  authorization_reference text,
  capture_reference text,
  -- Where a payment is made in US dollars: its amount, and the rate at which it was computed.
  usd_cents bigint check (usd_cents > 0),
  usd_rate numeric(12, 6) check (usd_rate > 0),
  -- Where the provider asks the shopper to go on.
  action_url text,
  failure text,
  created_at timestamptz not null,
  check ((usd_cents is null) = (usd_rate is null)),
  check ((provider is not null) = (kind in ('card', 'card_provider', 'paypal'))),
  check ((balance_id is not null) = (kind in ('credit', 'deposit', 'credit_note', 'gift_card')))
);
create index payments_by_checkout on payments (global_id);
create index payments_by_attempt on payments (attempt_id) where attempt_id is not null;
create index payments_by_customer on payments (customer_id, created_at desc);
create index payments_unpaid on payments (customer_id) where state in ('due', 'pending_approval');

-- What of a payment pays which order.
create table payment_allocations (
  order_id bigint not null references orders (id),
  payment_id uuid not null references payments (id),
  amount_centavos bigint not null check (amount_centavos > 0),
  primary key (order_id, payment_id)
);
create index payment_allocations_by_payment on payment_allocations (payment_id);

-- Each state of a payment, with time and actor.
create table payment_events (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payments (id),
  state text not null,
  at timestamptz not null,
  actor_id uuid
);
create index payment_events_by_payment on payment_events (payment_id, id);

-- Calls to providers. The id of an operation is what the provider knows it by, so that a call that is repeated after a
-- crash happens once.
create table payment_operations (
  id uuid primary key,
  payment_id uuid not null references payments (id),
  -- The order whose part is refunded.
  order_id bigint references orders (id),
  kind text not null check (kind in ('authorize', 'capture', 'void', 'refund')),
  amount_centavos bigint not null check (amount_centavos > 0),
  state text not null default 'open' check (state in ('open', 'done', 'declined', 'canceled')),
  reference text,
  number bigint generated always as identity,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  locked_until timestamptz,
  ended_at timestamptz,
  last_error text
);
create index payment_operations_by_payment on payment_operations (payment_id, number);
create index payment_operations_due on payment_operations (next_attempt_at) where state = 'open';
create unique index payment_operations_one_capture on payment_operations (payment_id) where kind = 'capture' and state <> 'canceled';

-- The ledger: each transaction has entries that add up to zero. Those on the store's own accounts are in ledger_entries,
-- those on customers' balances are the movements of these balances.
create table ledger_transactions (
  id uuid primary key,
  kind text not null check (kind in ('opening', 'balance_issued', 'order_placed', 'order_canceled', 'products_returned', 'payment_received', 'payment_returned', 'credit_paid')),
  order_id bigint references orders (id),
  payment_id uuid references payments (id),
  actor_id uuid,
  at timestamptz not null
);
create index ledger_transactions_by_order on ledger_transactions (order_id) where order_id is not null;
create index ledger_transactions_by_payment on ledger_transactions (payment_id) where payment_id is not null;
create index ledger_transactions_by_time on ledger_transactions (at);

create table ledger_entries (
  transaction_id uuid not null references ledger_transactions (id),
  account text not null check (account in ('receivable', 'sales', 'cards', 'paypal', 'cash', 'bank', 'issued')),
  amount_centavos bigint not null check (amount_centavos <> 0),
  primary key (transaction_id, account)
);

-- The movements there are become part of the ledger, each beside an entry on balances that were issued.
alter table balance_movements add column transaction_id uuid references ledger_transactions (id);
alter table balance_movements disable trigger balance_movements_append_only;
update balance_movements set transaction_id = gen_random_uuid();
insert into ledger_transactions (id, kind, at)
  select transaction_id, 'opening', at from balance_movements;
insert into ledger_entries (transaction_id, account, amount_centavos)
  select m.transaction_id, 'issued', case when b.kind = 'credit' then -m.amount_centavos else m.amount_centavos end
  from balance_movements m join balances b on b.id = m.balance_id;
alter table balance_movements enable trigger balance_movements_append_only;
alter table balance_movements alter column transaction_id set not null;
create index balance_movements_by_transaction on balance_movements (transaction_id);

-- All entries, debits above zero. What a customer can spend is a debt of the store, what a customer owes is not.
create view ledger as
  select transaction_id, account, null::uuid as balance_id, amount_centavos from ledger_entries
  union all
  select m.transaction_id, b.kind, m.balance_id, case when b.kind = 'credit' then m.amount_centavos else -m.amount_centavos end
  from balance_movements m join balances b on b.id = m.balance_id;

-- Runs once for each statement and table, at the end of the statement: all entries and movements of a transaction are
-- written in one statement.
create function refuse_unbalanced_transactions() returns trigger language plpgsql as $$
declare
  unbalanced uuid;
begin
  select n.transaction_id into unbalanced from new_rows n
  where (select sum(l.amount_centavos) from ledger l where l.transaction_id = n.transaction_id) <> 0 limit 1;
  if found then
    raise exception 'The entries of the ledger transaction % do not add up to zero', unbalanced;
  end if;
  return null;
end $$;
create trigger ledger_entries_balanced after insert on ledger_entries referencing new table as new_rows
  for each statement execute function refuse_unbalanced_transactions();
create trigger balance_movements_balanced after insert on balance_movements referencing new table as new_rows
  for each statement execute function refuse_unbalanced_transactions();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is never changed: write another transaction';
end $$;
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();
create trigger ledger_transactions_append_only before update or delete on ledger_transactions
  for each row execute function refuse_ledger_change();
create trigger payment_events_append_only before update or delete on payment_events
  for each row execute function refuse_ledger_change();

-- The payments of orders, so far one of cash for each order.
insert into payments (id, customer_id, global_id, kind, amount_centavos, state, created_at)
  select md5('payment of order ' || o.id || p.kind)::uuid, o.customer_id, o.global_id, p.kind, p.amount_centavos, p.state, o.created_at
  from order_payments p join orders o on o.id = p.order_id;
insert into payment_allocations (order_id, payment_id, amount_centavos)
  select p.order_id, md5('payment of order ' || p.order_id || p.kind)::uuid, p.amount_centavos from order_payments p;
insert into payment_events (payment_id, state, at) select id, state, created_at from payments;
insert into ledger_transactions (id, kind, order_id, at)
  select md5('placing of order ' || id)::uuid, 'order_placed', id, created_at from orders where total_centavos > 0;
insert into ledger_entries (transaction_id, account, amount_centavos)
  select md5('placing of order ' || id)::uuid, a.account, a.sign * total_centavos
  from orders cross join (values ('receivable', 1), ('sales', -1)) a (account, sign) where total_centavos > 0;
insert into ledger_transactions (id, kind, order_id, at)
  select md5('cancellation of order ' || id)::uuid, 'order_canceled', id, created_at from orders where total_centavos > 0 and status = 'canceled';
insert into ledger_entries (transaction_id, account, amount_centavos)
  select md5('cancellation of order ' || id)::uuid, a.account, a.sign * total_centavos
  from orders cross join (values ('receivable', -1), ('sales', 1)) a (account, sign) where total_centavos > 0 and status = 'canceled';

insert into ledger_transactions (id, kind, order_id, payment_id, at)
  select md5('receipt of payment ' || p.id)::uuid, 'payment_received', a.order_id, p.id, p.created_at
  from payments p join payment_allocations a on a.payment_id = p.id where p.state = 'captured';
insert into ledger_entries (transaction_id, account, amount_centavos)
  select md5('receipt of payment ' || p.id)::uuid, a.account, a.sign * p.amount_centavos
  from payments p cross join (values ('receivable', -1), ('cash', 1)) a (account, sign) where p.state = 'captured';

-- Processes of the release before write order_payments alone: what they write becomes payments and ledger.
create function copy_order_payment() returns trigger language plpgsql as $$
declare
  payment uuid := md5('payment of order ' || new.order_id || new.kind)::uuid;
  placing_id uuid := md5('placing of order ' || new.order_id)::uuid;
  cancellation_id uuid := md5('cancellation of order ' || new.order_id)::uuid;
begin
  if tg_op = 'INSERT' then
    insert into payments (id, customer_id, global_id, kind, amount_centavos, state, created_at)
      select payment, o.customer_id, o.global_id, new.kind, new.amount_centavos, new.state, o.created_at from orders o where o.id = new.order_id;
    insert into payment_allocations (order_id, payment_id, amount_centavos) values (new.order_id, payment, new.amount_centavos);
    insert into ledger_transactions (id, kind, order_id, at) select placing_id, 'order_placed', id, created_at from orders where id = new.order_id;
    insert into ledger_entries (transaction_id, account, amount_centavos)
      values (placing_id, 'receivable', new.amount_centavos), (placing_id, 'sales', -new.amount_centavos);
  elsif new.state = 'canceled' and old.state <> 'canceled' then
    update payments set state = 'canceled' where id = payment;
    insert into ledger_transactions (id, kind, order_id, at) values (cancellation_id, 'order_canceled', new.order_id, now());
    insert into ledger_entries (transaction_id, account, amount_centavos)
      values (cancellation_id, 'receivable', -new.amount_centavos), (cancellation_id, 'sales', new.amount_centavos);
  end if;
  insert into payment_events (payment_id, state, at) values (payment, new.state, now());
  return null;
end $$;
create trigger order_payments_copied after insert or update on order_payments
  for each row execute function copy_order_payment();

-- An order is canceled only together with its payments. A process of the release before does not know how to return
-- money, so what it cancels is refused where there is some to return.
create function refuse_unreturned_payments() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from payment_allocations a join payments p on p.id = a.payment_id
    where a.order_id = new.id and p.state in ('due', 'pending_approval', 'authorized', 'captured')
      and not exists (select 1 from ledger_transactions t where t.payment_id = p.id and t.order_id = new.id and t.kind = 'payment_returned')
      and not exists (select 1 from payment_operations o where o.payment_id = p.id and o.kind in ('void', 'refund') and coalesce(o.order_id, new.id) = new.id)
  ) then
    raise exception 'Order % is canceled, but not its payments', new.id;
  end if;
  return null;
end $$;
create constraint trigger orders_canceled_with_payments after update of status on orders
  deferrable initially deferred for each row when (new.status = 'canceled' and old.status <> 'canceled')
  execute function refuse_unreturned_payments();

-- The numbers of credit notes that the store itself writes, apart from those that came from elsewhere.
create sequence credit_note_numbers start with 500001;
