-- What of a product changed: its prices, its stock, or (null) anything else. A change of all prices then has the prices read again, not the products.
alter table catalogue_changes add column part text check (part in ('prices', 'stock'));

create or replace function note_prices() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into catalogue_changes (product_code, part) select distinct product_code, 'prices' from new_rows;
  elsif tg_op = 'DELETE' then
    insert into catalogue_changes (product_code, part) select distinct product_code, 'prices' from old_rows;
  else
    insert into catalogue_changes (product_code, part) select product_code, 'prices' from old_rows union select product_code, 'prices' from new_rows;
  end if;
  if found then perform pg_notify('catalogue', 'rows'); end if;
  return null;
end $$;

create or replace function note_stock() returns trigger language plpgsql as $$
declare
  isNews boolean := current_setting('application_name') <> 'vitrina';
begin
  if tg_op = 'INSERT' then
    insert into catalogue_changes (product_code, part) select distinct product_code, 'stock' from new_rows where on_hand > reserved;
    isNews := found;
  elsif tg_op = 'DELETE' then
    insert into catalogue_changes (product_code, part) select distinct product_code, 'stock' from old_rows where on_hand > reserved;
    isNews := found;
  else
    insert into catalogue_changes (product_code, part)
    select distinct coalesce(n.product_code, o.product_code), 'stock' from new_rows n
    full join old_rows o on o.product_code = n.product_code and o.branch_code = n.branch_code
    where coalesce(least(n.on_hand - n.reserved, 99), 0) <> coalesce(least(o.on_hand - o.reserved, 99), 0);
    isNews := found and (isNews or exists (
      select from new_rows n full join old_rows o on o.product_code = n.product_code and o.branch_code = n.branch_code
      where coalesce(n.on_hand > n.reserved, false) <> coalesce(o.on_hand > o.reserved, false)));
  end if;
  if isNews then perform pg_notify('catalogue', 'rows'); end if;
  return null;
end $$;
