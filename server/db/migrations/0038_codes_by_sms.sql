-- The confirmed phone number to which an account's owner lets codes be sent in place of the authenticator's; null for none.
-- Another number of the account gets none.
alter table authenticators add column sms_phone text;
