import { isCardExpired } from '#domain/saved-cards/saved-card.ts'
import type { Database } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/ids.ts'
import {
  type Authorization,
  type DeclineReason,
  ProviderAway,
  declineReasons,
} from '#server/platform/payment-provider.ts'
import type { Charge } from './charge.ts'
import { type VaultRow, findCard, findCharge, insertCharge } from './repository.ts'
import type { CardBehaviour } from './test-cards.ts'

const descriptionMax = 200
const currencies = { card: 'DOP', paypal: 'USD' } as const

interface Request extends Authorization {
  method: Charge['method']
  now: Date
}

/**
 * The charge of an operation: a new one, or the one that an earlier call made. Declined ones are stored as well, so that
 * a repeat is declined again. Throws for what a provider would refuse as a fault: another currency or amount.
 */
export async function createCharge(db: Database, request: Request): Promise<{ charge: Charge; isNew: boolean }> {
  const { operationId, method, amount } = request
  if (amount.currency !== currencies[method]) throw new Error(`${method} takes ${currencies[method]}`)
  if (!Number.isSafeInteger(amount.hundredths) || amount.hundredths <= 0)
    throw new Error(`${amount.hundredths} is no amount`)
  const before = await findCharge(db, operationId)
  if (before) return { charge: sameCharge(before, request), isNew: false }
  const card = request.cardToken === undefined ? undefined : await findCard(db, request.cardToken)
  const behaviour = method === 'paypal' ? 'confirmation' : behaviourNow(card, request.now)
  if (behaviour === 'away') throw new ProviderAway('the sandbox is away')
  const charge = chargeOf(request, behaviour)
  if (await insertCharge(db, charge)) return { charge, isNew: true }
  // Another call with this operation was faster.
  const first = await findCharge(db, operationId)
  if (!first) throw new Error(`the operation ${operationId} has no charge`)
  return { charge: sameCharge(first, request), isNew: false }
}

/** What the card does now: a card that the vault does not know is rejected, one whose month is over has expired. */
function behaviourNow(card: VaultRow | undefined, now: Date): CardBehaviour {
  if (!card) return 'rejected'
  return isCardExpired({ month: card.expiryMonth, year: card.expiryYear }, now) ? 'expired-card' : card.behaviour
}

function chargeOf({ now, amount, ...request }: Request, behaviour: CardBehaviour): Charge {
  const declineReason = declineReasons.find((reason): reason is DeclineReason => reason === behaviour) ?? null
  return {
    operationId: request.operationId,
    reference: `sandbox-${newId()}`,
    method: request.method,
    cardToken: request.cardToken ?? null,
    behaviour,
    currency: amount.currency,
    amountHundredths: amount.hundredths,
    capturedHundredths: 0,
    refundedHundredths: 0,
    status: declineReason ? 'declined' : behaviour === 'confirmation' ? 'waiting' : 'authorized',
    declineReason,
    pageId: newId(),
    returnUrl: httpUrl(request.returnUrl),
    cancelUrl: httpUrl(request.cancelUrl),
    description: request.description.slice(0, descriptionMax),
    language: request.language,
    createdAt: now,
  }
}

function httpUrl(text: string): string {
  const url = new URL(text)
  if (!/^https?:$/.test(url.protocol)) throw new Error('a payer returns to a page')
  return url.href
}

function sameCharge(charge: Charge, { amount, cardToken, method }: Request): Charge {
  const isSame =
    charge.method === method &&
    charge.amountHundredths === amount.hundredths &&
    // The card may have been deleted since.
    (cardToken === undefined || charge.cardToken === cardToken)
  if (!isSame) throw new Error(`the operation ${charge.operationId} was another charge`)
  return charge
}
