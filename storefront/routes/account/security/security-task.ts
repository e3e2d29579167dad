/** A change that needs a confirmation alone. */
export type ConfirmedChange = 'distrust' | 'allow-sms' | 'end-sms' | 'remove'

/** What the customer changes in the dialog of the security page. */
export type SecurityTask = ConfirmedChange | 'set-up' | 'recovery-codes' | 'password' | 'email' | 'confirm-email'
