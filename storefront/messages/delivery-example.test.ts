import { expect, test } from 'vitest'
import { deliveryCosts } from './delivery-example.ts'

const zone = (km: number, price_from: number, price_to: number) => ({ km, price_from, price_to })
const prices = {
  local: [
    { codplace: 1, zones: [zone(2, 100, 149), zone(6, 180, 350)] },
    { codplace: 5, zones: [zone(2, 75, 131)] },
  ],
  national: [
    { price: 250, working_days: { min: 1, max: 1 }, provinces: ['Distrito Nacional'] },
    { price: 450, working_days: { min: 1, max: 2 }, provinces: ['Pedernales'] },
  ],
}
const branches = [
  { codplace: 1, description: 'Vitrina Naco' },
  { codplace: 5, description: 'Vitrina Higüey' },
]

test('DELIVERY-19: each way of delivery has its time, its least and its highest price, and what decides that', () => {
  expect(deliveryCosts('en', { prices, branchCode: 1, branches })).toEqual([
    {
      way: 'By messenger from Vitrina Naco',
      time: '4 to 5 working hours, Monday to Friday',
      price: 'RD$100 to about RD$350',
      dependsOn: 'by distance',
    },
    {
      way: 'National shipping',
      time: '1 to 2 working days',
      price: 'RD$250 to RD$450',
      dependsOn: 'by province',
    },
  ])
})

test('DELIVERY-19: the messenger is that of the chosen branch, else of the first with one', () => {
  const [own] = deliveryCosts('es', { prices, branchCode: 5, branches })
  expect(own).toMatchObject({ way: 'Por mensajero desde Vitrina Higüey', price: 'RD$75 a unos RD$131' })
  const [first] = deliveryCosts('es', { prices, branchCode: 9, branches })
  expect(first).toMatchObject({ way: 'Por mensajero desde Vitrina Naco' })
})

test('DELIVERY-19: one price and one time for the whole country are named once', () => {
  const national = prices.national.slice(0, 1)
  expect(deliveryCosts('en', { prices: { local: [], national }, branchCode: 1, branches })).toEqual([
    { way: 'National shipping', time: '1 working day', price: 'RD$250', dependsOn: 'by province' },
  ])
})

test('DELIVERY-19: without figures the ways have no price, and what the store does not offer is left out', () => {
  expect(deliveryCosts('en', null).map(({ way, price }) => [way, price])).toEqual([
    ['By messenger near a branch', undefined],
    ['National shipping', undefined],
  ])
  expect(deliveryCosts('en', { prices: { local: [], national: [] }, branchCode: 1, branches })).toEqual([])
})
