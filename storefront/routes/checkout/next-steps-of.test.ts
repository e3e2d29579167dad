import { expect, test } from 'vitest'
import { nextStepsOf } from './next-steps-of.ts'

type Orders = Parameters<typeof nextStepsOf>[0]

const order = (change: Partial<Orders[number]> = {}): Orders[number] => ({
  status: 'created',
  option_name: 'pick_up',
  payments: [{ kind: 'cash', amount: 100, state: 'due' }],
  ...change,
})
const paidBy = (kind: Orders[number]['payments'][number]['kind'], state: Orders[number]['payments'][number]['state']) =>
  order({ payments: [{ kind, amount: 100, state }] })
const namesOf = (orders: Orders, hasPendingProof = false) =>
  nextStepsOf(orders, hasPendingProof).map(({ name }) => name)

test.each([
  ['pick_up', 'pickup'],
  ['local_delivery', 'deliver'],
  ['nacional_delivery', 'ship'],
] as const)('an order by %s is prepared, received and paid', (option_name, receive) => {
  expect(namesOf([order({ option_name })])).toEqual(['prepare', receive, 'pay'])
})

test.each([
  ['deposit_express', 'captured', 'paid'],
  ['cash', 'captured', 'paid'],
  ['credit', 'captured', 'credit'],
  ['card', 'authorized', 'approved'],
  ['card', 'captured', 'paid'],
] as const)('a payment by %s that is %s says so', (kind, state, name) => {
  expect(namesOf([paidBy(kind, state)]).at(-1)).toBe(name)
})

test('a deposit comes before everything else, and asks for no other payment once its proof was sent', () => {
  const waiting = [paidBy('deposit_express', 'pending_approval')]
  expect(namesOf(waiting)).toEqual(['proof', 'prepare', 'pickup'])
  expect(namesOf(waiting, true)).toEqual(['checking', 'prepare', 'pickup'])
})

test('the payments of several orders are one sum, which is approved until all of it is paid', () => {
  const mixed = order({
    payments: [
      { kind: 'gift_card', amount: 30.1, state: 'captured' },
      { kind: 'card', amount: 69.9, state: 'authorized' },
    ],
  })
  expect(nextStepsOf([mixed, mixed], false).slice(2)).toEqual([{ name: 'approved', centavos: 20_000 }])
  const captured = paidBy('card', 'captured')
  expect(nextStepsOf([captured, captured], false).slice(2)).toEqual([{ name: 'paid', centavos: 20_000 }])
})

test('packed products are ready, delivered ones have a payment alone, and a canceled order has nothing to come', () => {
  expect(namesOf([order({ status: 'processed' })])).toEqual(['ready', 'pay'])
  expect(namesOf([{ ...paidBy('cash', 'captured'), status: 'delivered' }])).toEqual(['paid'])
  expect(namesOf([order({ status: 'canceled' })])).toEqual([])
})

test('what was given back is not to be paid', () => {
  expect(namesOf([paidBy('card', 'refunded')])).toEqual(['prepare', 'pickup'])
})
