import { addPasskey, getPasskeyOptions } from '#contract/passkeys.ts'
import { signIn } from './make.ts'
import { type SoftwareAuthenticator, createSoftwareAuthenticator } from './software-authenticator.ts'
import type { TestStore } from './store.ts'

/** Adds a passkey to a customer's account as its owner would; gives the authenticator and the passkey's id. */
export async function makePasskey(
  store: TestStore,
  email: string,
  authenticator = createSoftwareAuthenticator(),
): Promise<{ authenticator: SoftwareAuthenticator; id: string }> {
  const { client } = await signIn(store, email)
  const { session, options } = await client.call(getPasskeyOptions, {})
  const credential = authenticator.create(options, { signCount: 1 })
  const { id } = await client.call(addPasskey, { session, name: 'Phone', credential })
  return { authenticator, id }
}
