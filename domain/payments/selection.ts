import type { Centavos } from '../money/money.ts'
import type { Refusal } from '../refusal.ts'
import { type BalanceKind, type CardKind, type SingleKind, isSingleKind } from './payment-kinds.ts'
import { paidCentavos, remainingCentavos } from './remaining.ts'

/** A method that pays the whole order alone. */
export interface ChosenMethod {
  kind: SingleKind
  amountCentavos: Centavos
}

/** A balance of the customer, and how much of it is used. */
export interface ChosenBalance extends SpendableBalance {
  amountCentavos: Centavos
}

/** A card and what it is charged. `paysRest`: what the balances leave, so that its amount follows them. */
export interface ChosenCard extends PayingCard {
  amountCentavos: Centavos
  paysRest: boolean
}

export type ChosenPayment = ChosenMethod | ChosenBalance | ChosenCard

export interface SpendableBalance {
  kind: BalanceKind
  id: string
  balanceCentavos: Centavos
}

export interface PayingCard {
  kind: CardKind
  token: string
}

/** The payments that a shopper has chosen for a total. Its acts give a new selection and leave this one as it is. */
export interface Selection {
  totalCentavos: Centavos
  payments: readonly ChosenPayment[]
}

/**
 * The selection after an act. Where `removed` names payments, the shopper is asked first: the act removes them, and
 * `next` counts only after a yes. A method that pays alone is replaced without a question: it holds nothing but the
 * choice itself.
 */
export interface Change {
  next: Selection
  removed: readonly ChosenPayment[]
}

/** The selection of a checkout that begins, or whose address, delivery or total has changed (PAYMENT-4). */
export function nothingChosen(totalCentavos: Centavos): Selection {
  return { totalCentavos, payments: [] }
}

/** The name of a payment within a selection: a method by its kind, a balance by its id, a card by its token. */
export function paymentKey(payment: { kind: string; id?: string; token?: string }): string {
  return `${payment.kind}:${payment.id ?? payment.token ?? ''}`
}

/**
 * Pays the whole order by one method, which removes everything else (PAYMENT-2). Credit has to cover the total, else
 * the act is refused as `credit-limit-exceeded`.
 */
export function chooseMethod(
  { totalCentavos, payments }: Selection,
  kind: SingleKind,
  availableCreditCentavos: Centavos,
): Change | Refusal<'credit-limit-exceeded'> {
  if (kind === 'credit' && availableCreditCentavos < totalCentavos) return { code: 'credit-limit-exceeded' }
  return {
    next: { totalCentavos, payments: [{ kind, amountCentavos: totalCentavos }] },
    removed: payments.filter(isCombinable),
  }
}

/**
 * Adds a balance with as much of it as the order still needs, or takes it away again (PAYMENT-3). A card that pays the
 * rest makes room for it, and goes where nothing is left for it. Refused where the balance is empty, or where nothing
 * remains to pay.
 */
export function toggleBalance(
  selection: Selection,
  balance: SpendableBalance,
): Change | Refusal<'nothing-remains' | 'balance-empty'> {
  const key = paymentKey(balance)
  if (selection.payments.some((payment) => paymentKey(payment) === key)) return removePayment(selection, key)
  const others = selection.payments.filter(isCombinable)
  const remaining = remainingBeside({ ...selection, payments: others })
  if (balance.balanceCentavos <= 0) return { code: 'balance-empty' }
  if (remaining === 0) return { code: 'nothing-remains' }
  const { kind, id, balanceCentavos } = balance
  const chosen = { kind, id, balanceCentavos, amountCentavos: Math.min(balanceCentavos, remaining) }
  return withRest(selection.totalCentavos, [...others, chosen])
}

/**
 * Pays what the balances leave by a card, in place of the card chosen before. Where they leave nothing, the card pays
 * the whole order instead of them.
 */
export function chooseCard({ totalCentavos, payments }: Selection, { kind, token }: PayingCard): Change {
  const balances = payments.filter((payment) => 'balanceCentavos' in payment)
  const remaining = remainingBeside({ totalCentavos, payments: balances })
  if (remaining === 0) {
    const card = { kind, token, amountCentavos: totalCentavos, paysRest: true }
    return { next: { totalCentavos, payments: [card] }, removed: balances }
  }
  const card = { kind, token, amountCentavos: remaining, paysRest: true }
  return { next: { totalCentavos, payments: [...balances, card] }, removed: [] }
}

/**
 * Sets how much a chosen balance or card pays, at most what remains beside the others and what the balance holds. The
 * whole total removes the others. Refused where the amount is not positive and whole, or where nothing remains.
 */
export function setAmount(
  { totalCentavos, payments }: Selection,
  key: string,
  amountCentavos: Centavos,
): Change | Refusal<'amount-invalid' | 'nothing-remains'> {
  const payment = payments.find((other) => paymentKey(other) === key)
  if (!payment || isSingleKind(payment.kind)) return { next: { totalCentavos, payments }, removed: [] }
  if (!Number.isSafeInteger(amountCentavos) || amountCentavos <= 0) return { code: 'amount-invalid' }
  const others = payments.filter((other) => other !== payment)
  const most = 'balanceCentavos' in payment ? payment.balanceCentavos : totalCentavos
  const requested = Math.min(amountCentavos, most)
  if (requested >= totalCentavos) {
    return { next: { totalCentavos, payments: [paying(payment, totalCentavos, true)] }, removed: others }
  }
  const remaining = remainingBeside({ totalCentavos, payments: others })
  if (remaining === 0) return { code: 'nothing-remains' }
  const paid = paying(payment, Math.min(requested, remaining), requested >= remaining)
  return withRest(
    totalCentavos,
    payments.map((other) => (other === payment ? paid : other)),
  )
}

/** The selection without a payment. A card that pays the rest then pays more. */
export function removePayment({ totalCentavos, payments }: Selection, key: string): Change {
  return withRest(
    totalCentavos,
    payments.filter((payment) => paymentKey(payment) !== key),
  )
}

/**
 * The selection with balances and cards as they are now: one that is gone is taken away, and a balance that has less
 * pays less. Nothing is replaced, so a difference may remain.
 */
export function withSources(
  { totalCentavos, payments }: Selection,
  { balances, tokens }: { balances: readonly SpendableBalance[]; tokens: readonly string[] },
): Selection {
  const known = new Map(balances.map((balance) => [paymentKey(balance), balance.balanceCentavos]))
  const current = payments.flatMap((payment): ChosenPayment[] => {
    if ('token' in payment) return tokens.includes(payment.token) ? [payment] : []
    if (!('id' in payment)) return [payment]
    const balanceCentavos = known.get(paymentKey(payment)) ?? 0
    return [{ ...payment, balanceCentavos, amountCentavos: Math.min(payment.amountCentavos, balanceCentavos) }]
  })
  return withRest(totalCentavos, current).next
}

/** Why an order cannot be placed with this selection: nothing is chosen, or it does not come to the total (PAYMENT-5). */
export function refusalToFinish(
  selection: Selection,
): Refusal<'nothing-chosen'> | Refusal<'difference-not-zero'> | undefined {
  if (selection.payments.length === 0) return { code: 'nothing-chosen' }
  if (paidCentavos(selection) !== selection.totalCentavos) return { code: 'difference-not-zero' }
  return undefined
}

function isCombinable(payment: ChosenPayment): boolean {
  return !isSingleKind(payment.kind)
}

/** What the payments leave of a total. A card that pays the rest gives way, so it does not count. */
function remainingBeside({ totalCentavos, payments }: Selection): Centavos {
  return remainingCentavos({ totalCentavos, payments: payments.filter((payment) => !paysRest(payment)) })
}

function paysRest(payment: ChosenPayment): boolean {
  return 'paysRest' in payment && payment.paysRest
}

/** A payment with another amount. A card with less than the rest no longer follows the balances. */
function paying(payment: ChosenPayment, amountCentavos: Centavos, isRest: boolean): ChosenPayment {
  return 'paysRest' in payment ? { ...payment, amountCentavos, paysRest: isRest } : { ...payment, amountCentavos }
}

/** These payments, where a card that pays the rest has its new amount. Without a rest it is removed. */
function withRest(totalCentavos: Centavos, payments: readonly ChosenPayment[]): Change {
  const rest = remainingBeside({ totalCentavos, payments })
  const updated = payments.map((payment) => (paysRest(payment) ? { ...payment, amountCentavos: rest } : payment))
  return {
    next: { totalCentavos, payments: updated.filter(({ amountCentavos }) => amountCentavos > 0) },
    removed: rest > 0 ? [] : payments.filter(paysRest),
  }
}
