-- Which products the processes' indexes of the catalogue have to look at again. Rows are only ever added, by the transaction that makes the change,
-- and forgotten after a while. An empty code stands for all products.
create table catalogue_changes (
  xid xid8 not null default pg_current_xact_id(),
  product_code text not null,
  at timestamptz not null default clock_timestamp()
);
create index catalogue_changes_by_xid on catalogue_changes (xid);

-- The notice goes out once per transaction, after its commit: whoever changes goods in the database by hand need not know of it.

create function note_products() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into catalogue_changes (product_code) select code from new_rows;
  elsif tg_op = 'DELETE' then
    insert into catalogue_changes (product_code) select code from old_rows;
  else
    insert into catalogue_changes (product_code) select code from old_rows union select code from new_rows;
  end if;
  if found then perform pg_notify('catalogue', 'rows'); end if;
  return null;
end $$;
create trigger products_inserted after insert on products referencing new table as new_rows for each statement execute function note_products();
create trigger products_updated after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function note_products();
create trigger products_deleted after delete on products referencing old table as old_rows for each statement execute function note_products();

create function note_prices() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into catalogue_changes (product_code) select distinct product_code from new_rows;
  elsif tg_op = 'DELETE' then
    insert into catalogue_changes (product_code) select distinct product_code from old_rows;
  else
    insert into catalogue_changes (product_code) select product_code from old_rows union select product_code from new_rows;
  end if;
  if found then perform pg_notify('catalogue', 'rows'); end if;
  return null;
end $$;
create trigger prices_inserted after insert on prices referencing new table as new_rows for each statement execute function note_prices();
create trigger prices_updated after update on prices referencing old table as old_rows new table as new_rows
  for each statement execute function note_prices();
create trigger prices_deleted after delete on prices referencing old table as old_rows for each statement execute function note_prices();

-- The indexes know whether a branch has free pieces, not how many: of the sales, which are most changes, only the last piece counts. Telling of it
-- takes a lock that all commits share, so it is done for no other sale either; the store tells of sales by itself.
create function note_stock() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into catalogue_changes (product_code) select distinct product_code from new_rows where on_hand > reserved;
  elsif tg_op = 'DELETE' then
    insert into catalogue_changes (product_code) select distinct product_code from old_rows where on_hand > reserved;
  else
    insert into catalogue_changes (product_code)
    select distinct n.product_code from new_rows n
    left join old_rows o on o.product_code = n.product_code and o.branch_code = n.branch_code
    where (n.on_hand > n.reserved) is distinct from (o.on_hand > o.reserved);
  end if;
  if found then perform pg_notify('catalogue', 'rows'); end if;
  return null;
end $$;
create trigger stock_inserted after insert on stock referencing new table as new_rows for each statement execute function note_stock();
create trigger stock_updated after update on stock referencing old table as old_rows new table as new_rows
  for each statement execute function note_stock();
create trigger stock_deleted after delete on stock referencing old table as old_rows for each statement execute function note_stock();

-- A brand or a category under a new name: all its products are found by other words.
create function note_brands() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (product_code)
  select p.code from new_rows n join old_rows o on o.id = n.id join products p on p.brand_id = n.id where (n.name, n.slug) <> (o.name, o.slug);
  if found then perform pg_notify('catalogue', 'rows'); end if;
  return null;
end $$;
create trigger brands_updated after update on brands referencing old table as old_rows new table as new_rows
  for each statement execute function note_brands();

create function note_categories() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (product_code)
  select p.code from new_rows n join old_rows o on o.id = n.id join products p on p.category_id = n.id
  where (n.name_en, n.name_es, n.slug, n.position) <> (o.name_en, o.name_es, o.slug, o.position);
  if found then perform pg_notify('catalogue', 'rows'); end if;
  return null;
end $$;
create trigger categories_updated after update on categories referencing old table as old_rows new table as new_rows
  for each statement execute function note_categories();

create function note_all_products() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (product_code) values ('');
  perform pg_notify('catalogue', 'rows');
  return null;
end $$;
create trigger products_truncated after truncate on products for each statement execute function note_all_products();
create trigger prices_truncated after truncate on prices for each statement execute function note_all_products();
create trigger stock_truncated after truncate on stock for each statement execute function note_all_products();
