/** What the customer changes in the dialog of the security page. */
export type SecurityTask = 'set-up' | 'recovery-codes' | 'distrust' | 'remove' | 'password' | 'email'
