import type { ReplyOf } from '#contract/endpoint.ts'
import type { ChallengeRequired, forgotPassword, signIn } from '#contract/sign-in.ts'
import type { CustomerKind } from '#domain/business-profile/business-profile.ts'
import type { User } from '../shopper.tsx'
import type { Tab } from './tab-list.tsx'

/** What the login modal shows. */
export type Step =
  | { name: 'tabs'; tab: Tab; email: string }
  | { name: 'challenge'; required: ChallengeRequired }
  | { name: 'recovery-codes'; codes: readonly string[]; next: { user: User } | ChallengeRequired }
  | { name: 'customer-code'; customerCode: string; user: User; kind: CustomerKind }
  | { name: 'approval'; isRemembered: boolean }
  | { name: 'forgot-password'; email: string }
  | { name: 'new-password'; email: string; sent: SentCode }

/** A code for a new password, with the session that it belongs to. */
export interface SentCode extends Pick<ReplyOf<typeof forgotPassword>, 'session' | 'destination'> {
  /** When it ends, in milliseconds, by the clock of this device. */
  validUntil: number
}

export type SignInReply = ReplyOf<typeof signIn>

export interface StepProps {
  /** Called with the reply of a call that may sign in: the user, or the next challenge. */
  onReply: (reply: SignInReply) => void
  /** Leads back to the password. */
  onRestart: () => void
}

export interface ChallengeStepProps extends StepProps {
  required: ChallengeRequired
}
