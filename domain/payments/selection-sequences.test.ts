import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumCentavos } from '../money/money.ts'
import { allocate } from './allocate.ts'
import { balanceKinds, isSingleKind, singleKinds } from './payment-kinds.ts'
import { refusalToPayments } from './refusal-to-payments.ts'
import { remainingCentavos } from './remaining.ts'
import {
  type Change,
  type Selection,
  type SpendableBalance,
  chooseCard,
  chooseMethod,
  nothingChosen,
  paymentKey,
  refusalToFinish,
  removePayment,
  setAmount,
  toggleBalance,
} from './selection.ts'

// 2,000 in every run of the tests; VITRINA_SEQUENCES=100000 tries more. A failure prints the seed that repeats it.
const sequences = Number(process.env['VITRINA_SEQUENCES'] ?? 2_000)
const actsMax = 40

/** What a checkout offers: balances, cards and the credit that is available. */
interface Offer {
  balances: readonly SpendableBalance[]
  tokens: readonly string[]
  creditCentavos: number
}

const total = fc.integer({ min: 1, max: 1_000_00 })
const offer: fc.Arbitrary<Offer> = fc.record({
  balances: fc
    .array(
      fc.record({ kind: fc.constantFrom(...balanceKinds), balanceCentavos: fc.integer({ min: 0, max: 800_00 }) }),
      {
        maxLength: 6,
      },
    )
    .map((balances) => balances.map((balance, index) => ({ ...balance, id: `balance-${index}` }))),
  tokens: fc.constant(['one', 'two', 'three']),
  creditCentavos: fc.integer({ min: 0, max: 1_000_00 }),
})

const index = fc.nat({ max: 4 })
// Amounts that are no money are tried as well: a shopper may type anything.
const amount = fc.oneof(fc.integer({ min: -1, max: 1_200_00 }), fc.constantFrom(0, 0.5, Number.NaN, Infinity))
const act = fc.oneof(
  fc.record({ act: fc.constant('toggle' as const), index }),
  fc.record({ act: fc.constant('method' as const), kind: fc.constantFrom(...singleKinds) }),
  fc.record({ act: fc.constant('card' as const), index }),
  fc.record({ act: fc.constant('amount' as const), index, amount }),
  fc.record({ act: fc.constant('all but' as const), index, centavos: fc.nat({ max: 2 }) }),
  fc.record({ act: fc.constant('remove' as const), index }),
  fc.record({ act: fc.constant('reset' as const), total }),
)
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

test('no sequence of acts overpays, overdraws or finishes with a difference (PAYMENT-1 to PAYMENT-7)', () => {
  const acts = fc.array(fc.record({ act, isConfirmed: fc.boolean() }), { maxLength: actsMax, size: 'max' })
  fc.assert(
    fc.property(offer, total, acts, fc.array(fc.nat({ max: 9 }), { maxLength: 4 }), (offered, atFirst, steps, cuts) => {
      let selection = nothingChosen(atFirst)
      for (const { act: step, isConfirmed } of steps) {
        const outcome = carryOut(selection, step, offered)
        if ('code' in outcome) continue
        if (step.act !== 'reset') expectNothingLost(selection, outcome, ownKey(selection, step, offered))
        if (outcome.removed.length > 0 && !isConfirmed) continue
        selection = outcome.next
        expectSound(selection, offered)
        expectFinishesOnlyPaid(selection, cuts)
      }
    }),
    { numRuns: sequences },
  )
}, 1_200_000)

function carryOut(selection: Selection, step: Act, offered: Offer): Change | { code: string } {
  if (step.act === 'reset') return { next: nothingChosen(step.total), removed: [] }
  if (step.act === 'method') return chooseMethod(selection, step.kind, offered.creditCentavos)
  if (step.act === 'toggle') {
    const balance = offered.balances[step.index]
    return balance ? toggleBalance(selection, balance) : { code: 'none' }
  }
  if (step.act === 'card') {
    const token = offered.tokens[step.index]
    return token ? chooseCard(selection, { kind: 'card', token }) : { code: 'none' }
  }
  const payment = selection.payments[step.index]
  if (!payment) return { code: 'none' }
  if (step.act === 'remove') return removePayment(selection, paymentKey(payment))
  const requested = step.act === 'amount' ? step.amount : selection.totalCentavos - step.centavos
  return setAmount(selection, paymentKey(payment), requested)
}

/** The payment that an act is about and may therefore remove without a question; a card takes the place of any other. */
function ownKey(selection: Selection, step: Act, offered: Offer): string | undefined {
  const payment =
    step.act === 'toggle'
      ? offered.balances[step.index]
      : step.act === 'card'
        ? selection.payments.find((chosen) => 'token' in chosen)
        : step.act === 'remove'
          ? selection.payments[step.index]
          : undefined
  return payment && paymentKey(payment)
}

/** A chosen balance or card goes only by its own act or after a question. */
function expectNothingLost(before: Selection, { next, removed }: Change, own: string | undefined): void {
  const known = new Set([...next.payments, ...removed].map(paymentKey))
  const lost = before.payments.filter((payment) => !known.has(paymentKey(payment)) && paymentKey(payment) !== own)
  expect(lost.every(({ kind }) => isSingleKind(kind))).toBe(true)
}

function expectSound(selection: Selection, { balances, creditCentavos }: Offer): void {
  const { payments, totalCentavos } = selection
  const paid = sumCentavos(payments.map(({ amountCentavos }) => amountCentavos))
  expect(paid).toBeLessThanOrEqual(totalCentavos)
  expect(remainingCentavos(selection)).toBe(totalCentavos - paid)
  expect(new Set(payments.map(paymentKey)).size).toBe(payments.length)
  for (const payment of payments) {
    expect(Number.isSafeInteger(payment.amountCentavos) && payment.amountCentavos > 0).toBe(true)
    if (isSingleKind(payment.kind)) expect([payments.length, payment.amountCentavos]).toEqual([1, totalCentavos])
    if (payment.kind === 'credit') expect(payment.amountCentavos).toBeLessThanOrEqual(creditCentavos)
  }
  for (const { id, balanceCentavos } of balances) {
    const used = payments.filter((payment) => 'id' in payment && payment.id === id)
    expect(sumCentavos(used.map(({ amountCentavos }) => amountCentavos))).toBeLessThanOrEqual(balanceCentavos)
  }
  expect(payments.filter((payment) => 'token' in payment).length).toBeLessThanOrEqual(1)
}

/** What the page lets a shopper finish is what the server takes, and its parts pay each order exactly. */
function expectFinishesOnlyPaid(selection: Selection, cuts: readonly number[]): void {
  const { payments, totalCentavos } = selection
  const paid = sumCentavos(payments.map(({ amountCentavos }) => amountCentavos))
  const refusal = refusalToFinish(selection)
  expect(refusal === undefined).toBe(payments.length > 0 && paid === totalCentavos)
  if (refusal) return
  expect(refusalToPayments(payments, totalCentavos)).toBeUndefined()
  const orders = ordersOf(totalCentavos, cuts)
  const parts = allocate(payments, orders)
  for (const order of orders) {
    const of = parts.filter((part) => part.order === order)
    expect(sumCentavos(of.map(({ amountCentavos }) => amountCentavos))).toBe(order.totalCentavos)
  }
  for (const payment of payments) {
    const of = parts.filter((part) => part.payment === payment)
    expect(sumCentavos(of.map(({ amountCentavos }) => amountCentavos))).toBe(payment.amountCentavos)
  }
}

/** Orders of some branches that come to a total; `cuts` are the tenths of it that each but the last one takes. */
function ordersOf(totalCentavos: number, cuts: readonly number[]): { branchCode: number; totalCentavos: number }[] {
  let left = totalCentavos
  const totals = cuts.map((tenths) => {
    const part = Math.floor((left * tenths) / 10)
    left -= part
    return part
  })
  return [...totals, left].map((part, at) => ({ branchCode: cuts.length - at, totalCentavos: part }))
}
