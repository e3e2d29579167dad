-- Whether a customer has an open payment for any reservation is looked up with each order.
create index verifications_being_paid on verifications (customer_id) where payment_from is not null and payment_until is null;
