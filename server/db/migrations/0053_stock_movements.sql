-- Each change of what a branch has on hand, so that the stock can be compared with what was sold. The store writes it in the statement that changes the
-- stock; only changes by hand, in a session of another name, are written by the trigger below.
create table stock_movements (
  id bigint generated always as identity primary key,
  product_code text not null,
  branch_code integer not null,
  -- Above zero where the branch gained units.
  units integer not null check (units <> 0),
  reason text not null check (reason in ('opening', 'imported', 'sold', 'canceled', 'returned', 'counted', 'unexplained')),
  order_id bigint references orders (id),
  at timestamptz not null default now(),
  check ((order_id is not null) = (reason in ('sold', 'canceled', 'returned')))
);
create index stock_movements_by_time on stock_movements (at);

insert into stock_movements (product_code, branch_code, units, reason)
  select product_code, branch_code, on_hand, 'opening' from stock where on_hand <> 0;

create function refuse_stock_movement_change() returns trigger language plpgsql as $$
begin
  raise exception 'Movements of stock are never changed: write another one';
end $$;
create trigger stock_movements_append_only before update or delete on stock_movements
  for each row execute function refuse_stock_movement_change();

-- Who changes stock by hand says why with: set vitrina.stock_reason = 'counted'.
create function note_stock_by_hand() returns trigger language plpgsql as $$
declare
  reason text := coalesce(nullif(current_setting('vitrina.stock_reason', true), ''), 'unexplained');
begin
  if tg_op = 'INSERT' then
    insert into stock_movements (product_code, branch_code, units, reason)
      select product_code, branch_code, on_hand, reason from new_rows where on_hand <> 0;
  elsif tg_op = 'DELETE' then
    insert into stock_movements (product_code, branch_code, units, reason)
      select product_code, branch_code, -on_hand, reason from old_rows where on_hand <> 0;
  else
    insert into stock_movements (product_code, branch_code, units, reason)
      select product_code, branch_code, sum(units), reason from (
        select product_code, branch_code, on_hand as units from new_rows
        union all select product_code, branch_code, -on_hand from old_rows) changes
      group by product_code, branch_code having sum(units) <> 0;
  end if;
  return null;
end $$;
create trigger stock_inserted_by_hand after insert on stock referencing new table as new_rows
  for each statement when (current_setting('application_name') <> 'vitrina') execute function note_stock_by_hand();
create trigger stock_updated_by_hand after update on stock referencing old table as old_rows new table as new_rows
  for each statement when (current_setting('application_name') <> 'vitrina') execute function note_stock_by_hand();
create trigger stock_deleted_by_hand after delete on stock referencing old table as old_rows
  for each statement when (current_setting('application_name') <> 'vitrina') execute function note_stock_by_hand();
