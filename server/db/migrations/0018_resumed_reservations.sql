-- A reservation that its page left and took up again, as by a reload, was not left.
alter table verifications
  drop constraint verifications_ended_by_check,
  add constraint verifications_ended_by_check
    check (ended_by in ('left', 'expired', 'silent', 'replaced', 'resumed', 'price_changed', 'payment_refused'));
