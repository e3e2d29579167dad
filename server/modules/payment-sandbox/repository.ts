import type { CardBrand } from '#domain/saved-cards/saved-card.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Charge, Step } from './charge.ts'
import type { CardBehaviour } from './test-cards.ts'

/** A card in the sandbox's vault: never its number, never its code. */
export interface VaultRow {
  token: string
  brand: CardBrand
  lastFour: string
  expiryMonth: number
  expiryYear: number
  fingerprint: string
  behaviour: CardBehaviour
}

/** Inserts the card that a form brought, or leaves the one that it brought before. Gives the card of the form. */
export async function insertCard(
  db: Database,
  { formId, now, ...card }: VaultRow & { formId: string; now: Date },
): Promise<VaultRow> {
  await db
    .insertInto('sandbox_cards')
    .values({
      token: card.token,
      form_id: formId,
      brand: card.brand,
      last_four: card.lastFour,
      expiry_month: card.expiryMonth,
      expiry_year: card.expiryYear,
      fingerprint: card.fingerprint,
      behaviour: card.behaviour,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('form_id').doNothing())
    .execute()
  return cards(db).where('form_id', '=', formId).executeTakeFirstOrThrow()
}

export function findCard(db: Database, token: string): Promise<VaultRow | undefined> {
  return cards(db).where('token', '=', token).executeTakeFirst()
}

export async function deleteCard(db: Database, token: string): Promise<void> {
  await db.deleteFrom('sandbox_cards').where('token', '=', token).execute()
}

const cards = (db: Database) =>
  db
    .selectFrom('sandbox_cards')
    .select(['token', 'last_four as lastFour', 'expiry_month as expiryMonth', 'expiry_year as expiryYear'])
    .select('fingerprint')
    .select((select) => [
      select.ref('brand').$castTo<CardBrand>().as('brand'),
      select.ref('behaviour').$castTo<CardBehaviour>().as('behaviour'),
    ])

/** Inserts a charge; false where its operation has one already. */
export async function insertCharge(db: Database, charge: Charge): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sandbox_charges')
    .values({
      operation_id: charge.operationId,
      reference: charge.reference,
      method: charge.method,
      card_token: charge.cardToken,
      behaviour: charge.behaviour,
      currency: charge.currency,
      amount_hundredths: charge.amountHundredths,
      status: charge.status,
      decline_reason: charge.declineReason,
      page_id: charge.pageId,
      return_url: charge.returnUrl,
      cancel_url: charge.cancelUrl,
      description: charge.description,
      language: charge.language,
      created_at: charge.createdAt,
    })
    .onConflict((conflict) => conflict.column('operation_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export function findCharge(db: Database, operationId: string): Promise<Charge | undefined> {
  return charges(db).where('operation_id', '=', operationId).executeTakeFirst()
}

export function findChargeOfPage(db: Database, pageId: string): Promise<Charge | undefined> {
  return charges(db).where('page_id', '=', pageId).executeTakeFirst()
}

/** The charge with a reference, locked to the end of the transaction. */
export function lockCharge(db: Database, reference: string): Promise<Charge | undefined> {
  return charges(db).where('reference', '=', reference).forUpdate().executeTakeFirst()
}

/** What the payer of a waiting charge decided; a charge that is not waiting any longer stays as it is. */
export async function decideCharge(
  db: Database,
  pageId: string,
  decision: Pick<Charge, 'status' | 'declineReason'>,
): Promise<void> {
  await db
    .updateTable('sandbox_charges')
    .set({ status: decision.status, decline_reason: decision.declineReason })
    .where('page_id', '=', pageId)
    .where('status', '=', 'waiting')
    .execute()
}

export async function updateCharge(db: Database, charge: Charge): Promise<void> {
  await db
    .updateTable('sandbox_charges')
    .set({
      status: charge.status,
      decline_reason: charge.declineReason,
      captured_hundredths: charge.capturedHundredths,
      refunded_hundredths: charge.refundedHundredths,
    })
    .where('operation_id', '=', charge.operationId)
    .execute()
}

const charges = (db: Database) =>
  db
    .selectFrom('sandbox_charges')
    .select(['operation_id as operationId', 'reference', 'card_token as cardToken', 'page_id as pageId'])
    .select(['amount_hundredths as amountHundredths', 'captured_hundredths as capturedHundredths'])
    .select(['refunded_hundredths as refundedHundredths', 'return_url as returnUrl', 'cancel_url as cancelUrl'])
    .select(['description', 'created_at as createdAt'])
    .select((select) => [
      select.ref('method').$castTo<Charge['method']>().as('method'),
      select.ref('behaviour').$castTo<CardBehaviour>().as('behaviour'),
      select.ref('currency').$castTo<Charge['currency']>().as('currency'),
      select.ref('status').$castTo<Charge['status']>().as('status'),
      select.ref('decline_reason').$castTo<Charge['declineReason']>().as('declineReason'),
      select.ref('language').$castTo<Charge['language']>().as('language'),
    ])

export async function insertStep(db: Database, step: Step, now: Date): Promise<void> {
  await db
    .insertInto('sandbox_steps')
    .values({
      operation_id: step.operationId,
      charge_reference: step.chargeReference,
      kind: step.kind,
      reference: step.reference,
      amount_hundredths: step.amountHundredths,
      decline_reason: step.declineReason,
      created_at: now,
    })
    .execute()
}

export function findStep(db: Database, operationId: string): Promise<Step | undefined> {
  return steps(db).where('operation_id', '=', operationId).executeTakeFirst()
}

/** The capture with a reference. */
export function findCapture(db: Database, reference: string): Promise<Step | undefined> {
  return steps(db).where('reference', '=', reference).where('kind', '=', 'capture').executeTakeFirst()
}

const steps = (db: Database) =>
  db
    .selectFrom('sandbox_steps')
    .select(['operation_id as operationId', 'charge_reference as chargeReference', 'reference'])
    .select('amount_hundredths as amountHundredths')
    .select((select) => [
      select.ref('kind').$castTo<Step['kind']>().as('kind'),
      select.ref('decline_reason').$castTo<Step['declineReason']>().as('declineReason'),
    ])
