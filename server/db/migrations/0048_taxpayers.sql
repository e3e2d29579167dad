-- The tax authority's register of taxpayers, as the last import stored it. It is empty where none was imported.
create table taxpayers (
  -- Nine digits of an RNC, or eleven of a national ID.
  tax_id text primary key check (tax_id ~ '^(\d{9}|\d{11})$'),
  name text not null,
  trade_name text,
  state text not null check (state in ('active', 'suspended', 'ceased', 'annulled', 'other'))
);

-- The rows of a file while it is imported, in the transaction of the import; empty for everybody else.
create unlogged table incoming_taxpayers (
  tax_id text primary key,
  line integer not null,
  -- Nothing of a row that was refused: its taxpayer stays as it is.
  name text,
  trade_name text,
  state text,
  check (num_nonnulls(name, state) in (0, 2))
);

-- The name that the register had for the tax number of an order when it was placed.
alter table orders add column tax_name text;
