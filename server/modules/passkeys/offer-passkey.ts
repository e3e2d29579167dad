import type { ReplyInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/passkeys.ts'
import { refuseIf } from '#contract/refusals.ts'
import { refusalToAddPasskey } from '#domain/identity/passkeys.ts'
import { getConfirmedAccount } from '#server/modules/identity/get-account.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { addingBy, challengeMs, newChallenge } from './challenges.ts'
import { relyingPartyOf } from './relying-party.ts'
import { listPasskeys } from './repository.ts'
import { algorithms } from './verify.ts'

type Options = ReplyInputOf<typeof contract.getPasskeyOptions>

/**
 * The options with which an authenticator makes a passkey for the customer: one that it finds without a name, and that
 * asks its owner for a fingerprint, a face or a PIN. Refuses one passkey too many, and an account without a confirmed
 * e-mail.
 */
export async function offerPasskey(ctx: PrepareCtx<CustomerCtx>): Promise<Options> {
  const party = relyingPartyOf(ctx)
  const account = await getConfirmedAccount(ctx)
  const existing = await listPasskeys(ctx.db, account.id)
  refuseIf(refusalToAddPasskey(existing.length))
  const { session, challenge } = newChallenge(ctx, addingBy(ctx.actor))
  return {
    session,
    options: {
      rp: { id: party.id, name: ctx.settings.shop.name },
      user: {
        id: userHandleOf(account.id),
        name: account.email,
        displayName: `${account.first_name} ${account.last_name}`,
      },
      challenge,
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      timeout: challengeMs,
      attestation: 'none',
      excludeCredentials: existing.map(({ credentialId: id, transports }) => ({ id, type: 'public-key', transports })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    },
  }
}

/** The customer's id as an authenticator stores it beside the key; it contains nothing personal. */
export const userHandleOf = (customerId: string): string => Buffer.from(customerId).toString('base64url')
