import type { InputOf, ReplyOf } from '#contract/endpoint.ts'
import { addPasskey, getPasskeyOptions, getPasskeySignInOptions, type signInWithPasskey } from '#contract/passkeys.ts'
import { browserClient } from './browser-client.ts'

// Loaded when it is needed first, so that it is no part of the first JavaScript of a page.
const library = () => import('@simplewebauthn/browser')

/** Whether this browser has passkeys for the address of the store: it makes none for an IP address. */
export function hasPasskeys(): boolean {
  const { hostname } = window.location
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
  return typeof window.PublicKeyCredential === 'function' && !isAddress
}

type CreationOptions = Parameters<Awaited<ReturnType<typeof library>>['startRegistration']>[0]['optionsJSON']

/**
 * Makes a passkey with an authenticator of the device and adds it to the account. Undefined where the customer closed the
 * browser's dialog.
 */
export async function makePasskey(name: string): Promise<ReplyOf<typeof addPasskey> | undefined> {
  const { startRegistration } = await library()
  const { session, options } = await browserClient.call(getPasskeyOptions, {})
  const credential = await startRegistration({ optionsJSON: options as CreationOptions }).catch(ignoreCanceled)
  return credential && browserClient.call(addPasskey, { session, name, credential })
}

/** The answer of a passkey to the store's challenge. */
export type PasskeyResponse = Pick<InputOf<typeof signInWithPasskey>, 'session' | 'credential'>

/** Asks for a passkey in the browser's dialog. Undefined where the customer closed it. */
export async function requestPasskey(): Promise<PasskeyResponse | undefined> {
  const { startAuthentication } = await library()
  const { session, options } = await browserClient.call(getPasskeySignInOptions, {})
  const credential = await startAuthentication({ optionsJSON: options }).catch(ignoreCanceled)
  return credential && { session, credential }
}

/** A request for a passkey among the names that the browser fills in. */
export interface Autofill {
  /** The answer, once the customer chose a passkey; undefined where the browser offers none. */
  response: Promise<PasskeyResponse | undefined>
  /** Takes the passkeys out of the list again. */
  stop: () => void
}

/** Offers passkeys among the names that the browser fills in. Another request, by a button, ends this one. */
export function offerInAutofill(): Autofill {
  let isStopped = false
  let abort = () => {}
  async function offer(): Promise<PasskeyResponse | undefined> {
    const { WebAuthnAbortService, browserSupportsWebAuthnAutofill, startAuthentication } = await library()
    if (isStopped || !(await browserSupportsWebAuthnAutofill())) return undefined
    const { session, options } = await browserClient.call(getPasskeySignInOptions, {})
    if (isStopped) return undefined
    abort = () => WebAuthnAbortService.cancelCeremony()
    const credential = await startAuthentication({ optionsJSON: options, useBrowserAutofill: true })
    return { session, credential }
  }
  return {
    // The customer asked for nothing here: a failure is none of theirs.
    response: offer().catch(() => undefined),
    stop() {
      isStopped = true
      abort()
    },
  }
}

/** Browsers report a closed dialog, a passed time and a missing passkey with the same name, and tell no more on purpose. */
function ignoreCanceled(error: unknown): undefined {
  if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return undefined
  throw error
}
