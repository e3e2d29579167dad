import * as z from 'zod/mini'
import { passkeyNameMax } from '#domain/identity/passkeys.ts'
import { command, query } from './endpoint.ts'
import { ignored, instant, maybe, nothing, text, visibleText } from './fields.ts'
import { rememberDevice } from './identity.ts'
import { signedInOrChallenge } from './sign-in.ts'

/** Bytes as WebAuthn writes them in JSON: base64url. */
const bytes = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[A-Za-z0-9_-]+$/))
const credentialId = bytes(1400)
const unused = ignored('The store reads it from the signed data.')
const credentialFields = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: unused,
  clientExtensionResults: unused,
}

const passkeyName = visibleText(passkeyNameMax)

/** A passkey of the customer. `is_synced` where it is on all of the owner's devices. */
const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: instant,
  last_used_at: z.nullable(instant),
  is_synced: z.boolean(),
})

/** Names one use of a passkey: it comes with the options, and goes back with the authenticator's answer, once. */
const session = text(1, 200)

export const getPasskeyOptions = command('identity', 'POST passkeys/options', {
  summary: 'Get the options with which an authenticator makes a passkey (WebAuthn); valid for five minutes',
  input: nothing,
  reply: z.object({
    session: z.string(),
    options: z.object({
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      challenge: z.string(),
      pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
      timeout: z.number(),
      attestation: z.literal('none'),
      excludeCredentials: z.array(
        z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
      ),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: z.literal('required'),
      }),
    }),
  }),
})

export const addPasskey = command('identity', 'POST passkeys', {
  summary: 'Add a passkey that an authenticator made',
  input: z.strictObject({
    session,
    name: passkeyName,
    credential: z.strictObject({
      ...credentialFields,
      response: z.strictObject({
        clientDataJSON: bytes(8_000),
        attestationObject: bytes(16_000),
        transports: maybe(z.array(text(1, 32)).check(z.maxLength(10))),
        authenticatorData: unused,
        publicKey: unused,
        publicKeyAlgorithm: unused,
      }),
    }),
  }),
  reply: passkey,
})

export const listPasskeys = query('identity', 'GET passkeys', {
  summary: 'List the passkeys of the customer, the newest first',
  input: nothing,
  reply: z.object({ passkeys: z.array(passkey) }),
})

export const renamePasskey = command('identity', 'PUT passkeys/{id}', {
  summary: 'Give a passkey another name',
  input: z.strictObject({ id: z.uuid(), name: passkeyName }),
  reply: passkey,
})

export const deletePasskey = command('identity', 'DELETE passkeys/{id}', {
  summary: 'Delete a passkey',
  input: z.strictObject({ id: z.uuid() }),
  reply: nothing,
})

export const getPasskeySignInOptions = command('identity', 'POST passkeys/sign-in/options', {
  summary: 'Get the options with which an authenticator signs in; the same for everybody, valid for five minutes',
  input: nothing,
  reply: z.object({
    session: z.string(),
    options: z.object({
      challenge: z.string(),
      rpId: z.string(),
      timeout: z.number(),
      userVerification: z.literal('required'),
      allowCredentials: z.array(z.never()),
    }),
  }),
})

export const signInWithPasskey = command('identity', 'POST passkeys/sign-in', {
  summary: 'Sign in with a passkey',
  input: z.strictObject({
    session,
    credential: z.strictObject({
      ...credentialFields,
      response: z.strictObject({
        clientDataJSON: bytes(8_000),
        authenticatorData: bytes(8_000),
        signature: bytes(4_000),
        userHandle: maybe(bytes(100)),
      }),
    }),
    remember_device: rememberDevice,
  }),
  reply: signedInOrChallenge,
})
