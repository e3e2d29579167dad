import type { signInMessages } from '../../messages/sign-in.ts'

const own = {
  'unknown-email': 'unknownEmail',
  'email-taken': 'emailTaken',
  'code-mismatch': 'wrongCode',
  'wrong-current-password': 'wrongPassword',
} as const

/** What the pages say of a refusal in their own words; undefined where they show those of the response. */
export function ownSentence(reason: string, messages: typeof signInMessages.en): string | undefined {
  return reason in own ? messages[own[reason as keyof typeof own]] : undefined
}
