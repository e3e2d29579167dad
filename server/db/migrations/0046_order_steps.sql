-- What an employee wrote beside a step, for the customer to read.
alter table order_events add column note text;

-- Sales at a branch's counter, which the ERP reports, stand beside the orders of the store (ORDER-5).
alter table orders add column origin text not null default 'online';
alter table orders add check (origin in ('online', 'branch')) not valid;

-- A list of orders is filtered and counted in the index alone, by where they were bought as well.
create index orders_in_lists on orders (customer_id, created_at desc, id desc) include (status, branch_code, delivery, origin);
drop index orders_listed;

-- Orders whose invoice is to be issued: each once, when it is processed (ORDER-8).
create table invoice_requests (
  order_id bigint primary key references orders (id),
  requested_at timestamptz not null,
  kind text not null check (kind in ('consumer', 'tax')),
  tax_id text,
  check ((kind = 'tax') = (tax_id is not null))
);
