-- A deleted passkey leaves its key, so that it is added to no account again; its name is of no use any more.
update passkeys set name = '' where removed_at is not null;
