import { expect, test } from 'vitest'
import type { Address } from '../../addresses/address.ts'
import { reachOf } from './use-addresses.ts'
import { choiceOf } from './use-last-choice.ts'

const texts = {
  province: 'Samaná',
  city: 'Las Terrenas',
  sector: 'Centro',
  street: 'Calle Uno',
  house: '2',
  number: '',
}
const address = {
  ...texts,
  id: 'a',
  name: 'Casa',
  phone: '18095550123',
  reference: '',
  directions: '',
  latitud: null,
  longitud: null,
  default: true,
  usable_for_delivery: false,
  codplace: null,
  availability: [{ branch_code: 1, available: true, price: 114.5 }],
  national: { price: 400, working_days: { min: 1, max: 2 } },
} satisfies Address
const user = { first_name: 'Ana', last_name: 'Pérez' } as Parameters<typeof choiceOf>[1]['user']
const partners = [{ id: 'p', full_name: 'Marta Reyes' }] as Parameters<typeof choiceOf>[0]['partners']
const now = { user, list: [address], branchCodes: [1] }
const order = (more: object) =>
  ({
    option_name: 'pick_up',
    customer_name: 'Ana Pérez',
    rnc: null,
    address: null,
    payments: [],
    ...more,
  }) as object as Parameters<typeof choiceOf>[0]['order']

test('a pickup by the customer, by a partner and by somebody else are chosen again', () => {
  expect(choiceOf({ order: order({}), partners }, now)).toMatchObject({ option: 'pick_up', isForOther: false })
  expect(choiceOf({ order: order({ customer_name: 'Marta Reyes' }), partners }, now)).toMatchObject({
    isForOther: true,
    partnerId: 'p',
  })
  expect(choiceOf({ order: order({ customer_name: 'Luz', rnc: '131246796' }), partners: [] }, now)).toMatchObject({
    customerName: 'Luz',
    partnerId: undefined,
    taxId: '131246796',
  })
})

test('an address counts while the customer has it and the method reaches it', () => {
  const shipped = order({ option_name: 'nacional_delivery', address: { ...texts, name: 'Casa de antes' } })
  expect(choiceOf({ order: shipped, partners }, now)?.address?.id).toBe('a')
  expect(choiceOf({ order: shipped, partners }, { ...now, list: [{ ...address, national: null }] })).toBeUndefined()
  expect(
    choiceOf({ order: shipped, partners }, { ...now, list: [{ ...address, street: 'Calle Dos' }] }),
  ).toBeUndefined()
  const brought = order({ option_name: 'local_delivery', address: texts })
  expect(choiceOf({ order: brought, partners }, now)?.option).toBe('local_delivery')
  expect(choiceOf({ order: brought, partners }, { ...now, branchCodes: [1, 2] })).toBeUndefined()
})

test('each branch charges its own delivery', () => {
  expect(reachOf(address, 'nacional_delivery', [1, 2]).priceCentavos).toBe(800_00)
  expect(reachOf(address, 'local_delivery', [1])).toEqual({ isReached: true, priceCentavos: 114_50, without: [] })
  expect(reachOf(address, 'local_delivery', [1, 2])).toEqual({
    isReached: false,
    priceCentavos: undefined,
    without: [2],
  })
})

test('the way an order was paid is chosen again where one payment paid it, and no balance did', () => {
  const paid = (...payments: object[]) => choiceOf({ order: order({ payments }), partners: [] }, now)?.payment
  const card = { kind: 'card', card: { brand: 'visa', last_four: '4242' }, balance: null }
  expect(paid({ kind: 'cash', card: null, balance: null })).toEqual({ kind: 'cash' })
  expect(paid(card)).toEqual({ kind: 'card', lastFour: '4242' })
  expect(paid({ kind: 'gift_card', card: null, balance: { kind: 'gift_card', reference: 'A' } })).toBeUndefined()
  expect(paid(card, { kind: 'cash', card: null, balance: null })).toBeUndefined()
})
