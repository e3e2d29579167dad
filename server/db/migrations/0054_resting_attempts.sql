-- While a payer is at the provider, or a provider does not answer, a request to place orders rests: nobody works on it.
alter table order_attempts add column rests_until timestamptz;
