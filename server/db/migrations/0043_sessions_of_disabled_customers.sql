-- A customer who was disabled and is enabled again signs in anew: staff disable accounts that somebody else may use. Until
-- then the sessions stay, so that their devices read why they are signed out.
create function end_sessions_of_enabled() returns trigger language plpgsql as $$
begin
  update sessions set ended_at = now(), ended_reason = 'disabled' where customer_id = new.id and ended_at is null;
  delete from trusted_devices where customer_id = new.id;
  update sign_ins set ended_at = now() where customer_id = new.id and ended_at is null;
  return null;
end $$;
create trigger enabled_customers after update of may_sign_in on customers for each row
  when (new.may_sign_in and not old.may_sign_in) execute function end_sessions_of_enabled();
