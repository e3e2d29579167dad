import type { ApiRequest } from '#server/platform/http/api-request.ts'
import type { HttpResponse } from '#server/platform/http/http-response.ts'
import type { PaymentProviders } from '#server/platform/payment-provider.ts'
import { createTokens } from '#server/platform/session-tokens.ts'
import { createDecisionEndpoint } from './decision-endpoint.ts'
import { createSandboxCards, createSandboxPayPal } from './provider.ts'
import { testNumberEnding } from './test-cards.ts'
import { type EndpointParts, createVaultEndpoint } from './vault-endpoint.ts'
import { type SandboxTokens, createSandboxVault, fingerprintOf } from './vault.ts'

const slowMs = 4_000

export interface PaymentSandbox {
  providers: PaymentProviders
  /** The response of the vault and of the pages for payers; undefined for every other path. */
  handle: (request: ApiRequest, clientIp: string) => Promise<HttpResponse | undefined>
}

/**
 * The provider of payments for a store that is being tried out: it takes test cards and test PayPal payments, and no
 * money. It is a program of its own as far as the store is concerned: it has tables of its own, which it reads and
 * writes over its own connections, and the store knows it by the interface of a provider alone.
 */
export function createPaymentSandbox({
  secret,
  ...given
}: Omit<EndpointParts, 'tokens'> & { secret: string }): PaymentSandbox {
  const parts = { ...given, tokens: sandboxTokens(secret), slowMs }
  const vaultEndpoint = createVaultEndpoint(parts)
  const decisionEndpoint = createDecisionEndpoint(parts)
  return {
    providers: {
      cards: createSandboxCards(parts),
      paypal: createSandboxPayPal(parts),
      vault: createSandboxVault(parts),
    },
    handle: async (request, clientIp) =>
      (await vaultEndpoint(request, clientIp)) ?? decisionEndpoint(request, clientIp),
  }
}

/** The fingerprint by which the vault of a store with this secret knows the test number with these last four digits again. */
export const sandboxFingerprint = (secret: string, lastFour: string): string =>
  fingerprintOf(testNumberEnding(lastFour), sandboxTokens(secret))

/** A secret of its own, so that nothing of the sandbox counts in the store. */
const sandboxTokens = (secret: string): SandboxTokens => createTokens(`payment sandbox ${secret}`)
