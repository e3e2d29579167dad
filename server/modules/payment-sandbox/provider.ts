import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/ids.ts'
import { type PaymentProvider, type ProviderOutcome, ProviderSilent } from '#server/platform/payment-provider.ts'
import { createCharge } from './create-charge.ts'
import { declineOfStep, changeByStep, outcomeOfCharge, outcomeOfStep } from './charge-rules.ts'
import type { Charge, Step, StepRequest } from './charge.ts'
import * as repository from './repository.ts'

export interface SandboxParts {
  /** Connections for the sandbox's own tables, never those of a transaction of the store. */
  db: Database
  clock: () => Date
  /** How long the slow test card takes. */
  slowMs: number
}

/** The sandbox as the provider of cards: it charges the test cards of its vault in pesos. */
export const createSandboxCards = (parts: SandboxParts): PaymentProvider => createProvider('card', parts)

/** The sandbox as PayPal: the payer approves each payment, in US dollars, on a page of the sandbox. */
export const createSandboxPayPal = (parts: SandboxParts): PaymentProvider => createProvider('paypal', parts)

function createProvider(method: Charge['method'], parts: SandboxParts): PaymentProvider {
  const { db, clock } = parts
  return {
    name: 'sandbox',
    authorize: async (request) => {
      const { charge, isNew } = await createCharge(db, { ...request, method, now: clock() })
      if (isNew) await showDifficulty(charge, parts)
      return outcomeOfCharge(charge, clock())
    },
    async find(operationId) {
      const charge = await repository.findCharge(db, operationId)
      if (charge) return outcomeOfCharge(charge, clock())
      const step = await repository.findStep(db, operationId)
      return step && outcomeOfStep(step)
    },
    async capture({ operationId, authorizationReference, amount }) {
      const request = { operationId, kind: 'capture', ...amountOf(amount) } as const
      const { outcome, isNew, behaviour } = await takeStep(parts, authorizationReference, request)
      if (isNew && behaviour === 'lost-capture-response') throw new ProviderSilent('the sandbox lost its response')
      return outcome
    },
    async void({ operationId, authorizationReference }) {
      const request = { operationId, kind: 'void', amountHundredths: 0, currency: undefined } as const
      return (await takeStep(parts, authorizationReference, request)).outcome
    },
    async refund({ operationId, captureReference, amount }) {
      const capture = await repository.findCapture(db, captureReference)
      if (!capture) return { state: 'declined', reason: 'rejected' }
      const request = { operationId, kind: 'refund', ...amountOf(amount) } as const
      return (await takeStep(parts, capture.chargeReference, request)).outcome
    },
  }
}

function amountOf({ currency, hundredths }: { currency: Charge['currency']; hundredths: number }) {
  if (!Number.isSafeInteger(hundredths) || hundredths <= 0) throw new Error(`${hundredths} is no amount`)
  return { currency, amountHundredths: hundredths }
}

/** Some test cards show what else may happen to a charge: a slow response, or none. */
async function showDifficulty({ behaviour }: Charge, { slowMs }: SandboxParts): Promise<void> {
  if (behaviour === 'slow') await sleep(slowMs)
  if (behaviour === 'lost-response') throw new ProviderSilent('the sandbox lost its response')
}

interface StepTaken {
  outcome: ProviderOutcome
  isNew: boolean
  behaviour?: Charge['behaviour']
}

/** Takes a step of a charge once: the charge is locked, so that repeats at the same time find the first one's step. */
function takeStep({ db, clock }: SandboxParts, reference: string, request: StepRequest): Promise<StepTaken> {
  return db.transaction().execute(async (transaction): Promise<StepTaken> => {
    const charge = await repository.lockCharge(transaction, reference)
    if (!charge) return { outcome: { state: 'declined', reason: 'rejected' }, isNew: false }
    if (request.currency && request.currency !== charge.currency) throw new Error(`${reference} has another currency`)
    const before = await repository.findStep(transaction, request.operationId)
    if (before) return { outcome: outcomeOfRepeat(before, reference, request), isNew: false }
    const now = clock()
    const declineReason = declineOfStep(charge, request, now) ?? null
    const step: Step = {
      operationId: request.operationId,
      chargeReference: reference,
      kind: request.kind,
      reference: `sandbox-${newId()}`,
      amountHundredths: request.kind === 'void' ? null : request.amountHundredths,
      declineReason,
    }
    await repository.insertStep(transaction, step, now)
    if (!declineReason) await repository.updateCharge(transaction, { ...charge, ...changeByStep(charge, request) })
    return { outcome: outcomeOfStep(step), isNew: true, behaviour: charge.behaviour }
  })
}

/** The outcome of the first request. A provider refuses the id of one operation for another; that is a fault. */
function outcomeOfRepeat(before: Step, reference: string, { kind, amountHundredths }: StepRequest): ProviderOutcome {
  const isSame =
    before.kind === kind &&
    before.chargeReference === reference &&
    (before.amountHundredths === null || before.amountHundredths === amountHundredths)
  if (!isSame) throw new Error(`the operation ${before.operationId} was another ${before.kind}`)
  return outcomeOfStep(before)
}
