-- Lists show free pieces from the processes' indexes (decision 026), which have to look at a product again when its free pieces change at a branch; above
-- 98 nobody is told how many. What is announced of it stays little, since that takes a lock that all commits share: the store tells of its own sales
-- itself, so only who changes stock by hand, in a session of another name, has each change announced.
create or replace function note_stock() returns trigger language plpgsql as $$
declare
  isNews boolean := current_setting('application_name') <> 'vitrina';
begin
  if tg_op = 'INSERT' then
    insert into catalogue_changes (product_code) select distinct product_code from new_rows where on_hand > reserved;
    isNews := found;
  elsif tg_op = 'DELETE' then
    insert into catalogue_changes (product_code) select distinct product_code from old_rows where on_hand > reserved;
    isNews := found;
  else
    insert into catalogue_changes (product_code)
    select distinct coalesce(n.product_code, o.product_code) from new_rows n
    full join old_rows o on o.product_code = n.product_code and o.branch_code = n.branch_code
    where coalesce(least(n.on_hand - n.reserved, 99), 0) <> coalesce(least(o.on_hand - o.reserved, 99), 0);
    isNews := found and (isNews or exists (
      select from new_rows n full join old_rows o on o.product_code = n.product_code and o.branch_code = n.branch_code
      where coalesce(n.on_hand > n.reserved, false) <> coalesce(o.on_hand > o.reserved, false)));
  end if;
  if isNews then perform pg_notify('catalogue', 'rows'); end if;
  return null;
end $$;
