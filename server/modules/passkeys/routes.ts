import * as contract from '#contract/passkeys.ts'
import { type DescribeDefaultAddress, createFinishStep } from '#server/modules/sign-in/finish-step.ts'
import { allowAnyone, requireCustomer, requireRecentAuthentication } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { addPasskey, prepareNewPasskey } from './add-passkey.ts'
import { deletePasskey, removePasskeys } from './delete-passkey.ts'
import { listPasskeys } from './list-passkeys.ts'
import { offerPasskey } from './offer-passkey.ts'
import { presentPasskey } from './present.ts'
import { renamePasskey } from './rename-passkey.ts'
import type { Passkey } from './repository.ts'
import { type PasskeyStep, offerSignIn, preparePasskeySignIn, storeUse } from './sign-in-with-passkey.ts'

/**
 * The routes of passkeys. Adding and deleting one needs a recent proof of who the customer is; signing in with one ends as
 * every sign-in does.
 */
export function createPasskeyRoutes(describeDefaultAddress: DescribeDefaultAddress) {
  const finish = createFinishStep({ describeDefaultAddress, removePasskeys })
  type Offer = Awaited<ReturnType<typeof offerPasskey>>
  type SignInOffer = ReturnType<typeof offerSignIn>
  return [
    route(contract.getPasskeyOptions, requireRecentAuthentication, (_ctx, _input, offer: Offer) => offer, {
      prepare: offerPasskey,
      singleWrite: true,
    }),
    route(
      contract.addPasskey,
      requireRecentAuthentication,
      async (ctx, _input, prepared: Passkey) => presentPasskey(await addPasskey(ctx, prepared)),
      { prepare: prepareNewPasskey },
    ),
    route(contract.listPasskeys, requireCustomer, async (ctx) => ({
      passkeys: (await listPasskeys(ctx)).map(presentPasskey),
    })),
    // A name opens nothing, so that a change of it needs no proof.
    route(
      contract.renamePasskey,
      requireCustomer,
      async (ctx, renamed) => presentPasskey(await renamePasskey(ctx, renamed)),
      { singleWrite: true },
    ),
    route(contract.deletePasskey, requireRecentAuthentication, async (ctx, { id }) => {
      await deletePasskey(ctx, id)
      return {}
    }),
    route(contract.getPasskeySignInOptions, allowAnyone, (_ctx, _input, offer: SignInOffer) => offer, {
      prepare: async (ctx) => offerSignIn(ctx),
      singleWrite: true,
    }),
    route(
      contract.signInWithPasskey,
      allowAnyone,
      async (ctx, input, step: PasskeyStep) => {
        await storeUse(ctx, step)
        return finish(ctx, input, step)
      },
      { prepare: preparePasskeySignIn, session: 'start' },
    ),
  ]
}
