-- Processes keep what cards show of a product by the version of its row (decision 020). What stands in other rows than the product's own is
-- announced as an import is, without a payload: then they read the cards anew.

create or replace function note_brands() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (product_code)
  select p.code from new_rows n join old_rows o on o.id = n.id join products p on p.brand_id = n.id where (n.name, n.slug) <> (o.name, o.slug);
  if found then perform pg_notify('catalogue', ''); end if;
  return null;
end $$;

create or replace function note_categories() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (product_code)
  select p.code from new_rows n join old_rows o on o.id = n.id join products p on p.category_id = n.id
  where (n.name_en, n.name_es, n.slug, n.position) <> (o.name_en, o.name_es, o.slug, o.position);
  if found then perform pg_notify('catalogue', ''); end if;
  return null;
end $$;

create function note_pictures() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', '');
  return null;
end $$;
create trigger pictures_changed after insert or update or delete or truncate on product_pictures
  for each statement execute function note_pictures();
