-- Customers that the ERP knows by their code. An account claims one with a code sent to the e-mail or phone on file.
create table erp_customers (
  code text primary key check (code = upper(code)),
  -- Where the store reaches the customer, in the forms of the table customers.
  email text,
  phone text,
  company text,
  tax_id text,
  price_level integer not null check (price_level > 0),
  updated_at timestamptz not null,
  -- The account that claimed it, and the code that this account had before.
  customer_id uuid unique references customers (id),
  claimed_at timestamptz,
  account_code text,
  check (num_nonnulls(email, phone) > 0),
  check (num_nonnulls(customer_id, claimed_at, account_code) in (0, 3))
);
create index erp_customers_by_email on erp_customers (email);
create index erp_customers_by_phone on erp_customers (phone);
