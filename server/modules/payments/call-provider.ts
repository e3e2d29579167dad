import type { Ctx } from '#server/platform/context.ts'
import { QueueFull, createLimiter } from '#server/platform/limiter.ts'
import {
  type PaymentProvider,
  type PaymentProviders,
  ProviderAway,
  type ProviderOutcome,
  ProviderSilent,
} from '#server/platform/payment-provider.ts'
import { TimedOut, within } from '#server/platform/within.ts'

/** The providers whose calls and work are apart: one that hangs does not stop the other. */
export const providerNames = ['cards', 'paypal'] as const
export type ProviderName = (typeof providerNames)[number]

/** Calls of each provider at once. */
const callsMax = 20
const queueOf = () =>
  createLimiter({
    runningMax: callsMax,
    runningPerIpMax: callsMax,
    placesMax: 200,
    placesPerIpMax: 200,
    placesPerCallerMax: 4,
  })
const queues = { cards: queueOf(), paypal: queueOf() }

/** How long a provider may take to respond. */
const responseMs = 20_000

/** The provider that carries out a kind of payment; undefined where the store has none any more. */
export function providerFor(providers: PaymentProviders, kind: string): PaymentProvider | undefined {
  return kind === 'paypal' ? providers.paypal : providers.cards
}

/** What a provider answered; `silent` where nobody knows what it did, `away` where it did nothing. */
export type ProviderResponse = ProviderOutcome | { state: 'silent' | 'away' | 'unknown' }

/**
 * What a call of a provider that failed in a way nobody expected counts as, such as an answer that cannot be read: nobody
 * knows what it did. It is logged with the ids.
 */
export const asSilent =
  ({ log }: Pick<Ctx, 'log'>, ids: Record<string, string>) =>
  (error: unknown): { state: 'silent' } => {
    log.error({ err: error, ...ids }, 'a provider answered in an unexpected way')
    return { state: 'silent' }
  }

/**
 * Makes one call of a provider, with a bounded wait, in the queue of its kind. `unknown` where a search found nothing.
 */
export async function callProvider(
  { kind, customerId }: { kind: string; customerId: string },
  call: () => Promise<ProviderOutcome | undefined>,
): Promise<ProviderResponse> {
  const queue = kind === 'paypal' ? queues.paypal : queues.cards
  try {
    const outcome = await queue.run({ clientIp: '', account: customerId }, () => within(responseMs, call()))
    return outcome ?? { state: 'unknown' }
  } catch (error) {
    if (error instanceof ProviderSilent || error instanceof TimedOut) return { state: 'silent' }
    if (error instanceof ProviderAway || error instanceof QueueFull) return { state: 'away' }
    throw error
  }
}
