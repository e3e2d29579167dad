import type { ParsedInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/passkeys.ts'
import type { RelyingParty } from './relying-party.ts'
import type { Passkey } from './repository.ts'

/** ES256, EdDSA and RS256 by their numbers in COSE, the usual one first. */
export const algorithms = [-7, -8, -257]

type NewCredential = ParsedInputOf<typeof contract.addPasskey>['credential']
type Assertion = ParsedInputOf<typeof contract.signInWithPasskey>['credential']

interface Expected {
  party: RelyingParty
  challenge: string
}

/** What the authenticator says about a new passkey; undefined where its answer is not right. */
export async function verifyNewCredential(
  { response: { clientDataJSON, attestationObject, transports = [] }, ...credential }: NewCredential,
  { party, challenge }: Expected,
): Promise<Omit<Passkey, 'id' | 'customerId' | 'name' | 'createdAt' | 'lastUsedAt'> | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  if (!(await isWithoutCertificate(attestationObject))) return undefined
  const verified = await verifyRegistrationResponse({
    response: { ...plain(credential), response: { clientDataJSON, attestationObject } },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  const { credential: made, credentialDeviceType, credentialBackedUp } = verified.registrationInfo
  return {
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    signCount: made.counter,
    transports,
    isSyncable: credentialDeviceType === 'multiDevice',
    isSynced: credentialBackedUp,
  }
}

/**
 * Whether an attestation comes without certificates. The store asks for none, and the library would call the addresses
 * that a stranger's certificate names.
 */
async function isWithoutCertificate(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  try {
    const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
    const format = decoded.get('fmt')
    return format === 'none' || (format === 'packed' && !decoded.get('attStmt').get('x5c'))
  } catch {
    return false
  }
}

/** The counter of a right answer to a challenge, and whether the key is synced; undefined for a wrong answer. */
export async function verifyAssertion(
  { response: { userHandle, ...response }, ...credential }: Assertion,
  { credentialId, publicKey }: Passkey,
  { party, challenge }: Expected,
): Promise<{ signCount: number; isSynced: boolean } | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const verified = await verifyAuthenticationResponse({
    response: { ...plain(credential), response: { ...response, ...(userHandle && { userHandle }) } },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    // The counter is compared by `isCounterBehind`, so that a copied key is told from a wrong answer.
    credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: -1 },
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  return { signCount: newCounter, isSynced: credentialBackedUp }
}

const plain = ({ id, rawId, type }: Pick<Assertion, 'id' | 'rawId' | 'type'>) => ({
  id,
  rawId,
  type,
  clientExtensionResults: {},
})
