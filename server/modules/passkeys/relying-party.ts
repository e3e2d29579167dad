import { isIP } from 'node:net'
import { refuse } from '#contract/refusals.ts'
import type { PrepareCtx } from '#server/platform/route.ts'

/** Whom passkeys are made for: the host of the store, and the only origin whose pages may use them. */
export interface RelyingParty {
  id: string
  origin: string
}

/**
 * The relying party: the host of PUBLIC_URL; without that setting `localhost`, where a developer opened the store by this
 * name. Refuses an IP address, which browsers allow for no passkey, and any other name that the request alone states.
 */
export function relyingPartyOf({ settings, origin }: Pick<PrepareCtx, 'settings' | 'origin'>): RelyingParty {
  const own = settings.PUBLIC_URL ? new URL(settings.PUBLIC_URL) : origin
  if (!own || isIP(own.hostname.replace(/^\[|\]$/g, '')) || (!settings.PUBLIC_URL && own.hostname !== 'localhost'))
    refuse('passkeys-unavailable')
  return { id: own.hostname, origin: own.origin }
}
