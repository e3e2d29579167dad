-- Settings, branches and delivery zones are changed by hand, as no staff application exists yet: every process hears of it and renders its pages anew.
create function announce_rows() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', 'rows');
  return null;
end $$;
create trigger settings_announced after insert or update or delete on settings for each statement execute function announce_rows();
create trigger branches_announced after insert or update or delete on branches for each statement execute function announce_rows();
create trigger delivery_zones_announced after insert or update or delete on delivery_zones for each statement execute function announce_rows();
