import type { ReplyOf } from '#contract/endpoint.ts'
import type { listPasskeys } from '#contract/passkeys.ts'

export type Passkey = ReplyOf<typeof listPasskeys>['passkeys'][number]

/** What the customer does with a passkey in the dialog. */
export type PasskeyTask = { kind: 'add' } | { kind: 'delete'; passkey: Passkey }
