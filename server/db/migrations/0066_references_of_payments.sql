-- Employees find a payment by what its provider calls it.
create index payments_by_authorization on payments (authorization_reference) where authorization_reference is not null;
create index payments_by_capture on payments (capture_reference) where capture_reference is not null;
create index payment_operations_by_reference on payment_operations (reference) where reference is not null;
