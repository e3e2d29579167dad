-- Suggestions show a product's first picture from the processes' indexes (decision 020), which have to hear whose pictures have changed.

drop trigger pictures_changed on product_pictures;

create or replace function note_pictures() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into catalogue_changes (product_code) select distinct product_code from new_rows;
  elsif tg_op = 'DELETE' then
    insert into catalogue_changes (product_code) select distinct product_code from old_rows;
  elsif tg_op = 'UPDATE' then
    insert into catalogue_changes (product_code) select product_code from old_rows union select product_code from new_rows;
  else
    insert into catalogue_changes (product_code) values ('');
  end if;
  perform pg_notify('catalogue', '');
  return null;
end $$;
create trigger pictures_inserted after insert on product_pictures referencing new table as new_rows
  for each statement execute function note_pictures();
create trigger pictures_updated after update on product_pictures referencing old table as old_rows new table as new_rows
  for each statement execute function note_pictures();
create trigger pictures_deleted after delete on product_pictures referencing old table as old_rows
  for each statement execute function note_pictures();
create trigger pictures_truncated after truncate on product_pictures for each statement execute function note_pictures();
