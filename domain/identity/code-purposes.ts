/** How long a code is valid, in minutes (ACCOUNT-30). */
export const codeMinutes = 30

/** What a code of six digits is for, as the message with it says. */
export const codePurposes = [
  'email-confirmation',
  'phone-confirmation',
  'sign-in',
  'new-password',
  'new-email',
  'customer-code',
] as const

export type CodePurpose = (typeof codePurposes)[number]
