import { expect, test } from 'vitest'
import { type CompanionCandidate, companionsOf, fittingChargers, hasCompanion } from './companions.ts'

const phone = (watts: string, connector: string) => ({
  brand: 'Lumen',
  specifications: [
    { name: 'Charging', value: watts },
    { name: 'Connector', value: connector },
  ],
})
const charger = (code: string, power: string, ports: string, own: Partial<CompanionCandidate> = {}) => ({
  code,
  kind: 'charger' as const,
  brand: 'Voltara',
  name: `${power} wall charger`,
  specifications: [
    { name: 'Power', value: power },
    { name: 'Ports', value: ports },
  ],
  ...own,
})
const made = (code: string, kind: 'case' | 'glass') => ({ code, kind, brand: 'Kora', name: code, specifications: [] })
const c30 = charger('C30', '30 W', '1 USB-C')
const c45 = charger('C45', '45 W', '1 USB-C')
const c65 = charger('C65', '65 W', '2 USB-C, 1 USB-A')
const a10 = charger('A10', '10 W', '1 USB-A')

test('the weakest charger that charges at full speed goes with a phone, then its case and its glass', () => {
  const candidates = [c65, c30, made('GLASS', 'glass'), c45, made('CASE', 'case'), made('CASE-2', 'case')]
  expect(companionsOf(phone('45 W', 'USB-C'), candidates)).toEqual(['C45', 'CASE', 'GLASS'])
})

test('of all chargers that fit a phone the right one is first, then stronger ones, then weaker ones', () => {
  const fitting = fittingChargers(phone('45 W', 'USB-C'), [a10, c30, c65, c45])
  expect(fitting.map(({ code }) => code)).toEqual(['C45', 'C65', 'C30'])
})

test('where none is strong enough, the strongest', () => {
  expect(companionsOf(phone('100 W', 'USB-C'), [c30, c65, c45])).toEqual(['C65'])
})

test('the socket has to take the cable of the phone', () => {
  expect(companionsOf(phone('5 W', 'Micro-USB'), [c30, a10])).toEqual(['A10'])
  expect(companionsOf(phone('10 W', 'USB-C'), [a10])).toEqual([])
})

test('of equal chargers the one of the maker of the phone', () => {
  expect(companionsOf(phone('45 W', 'USB-C'), [c45, charger('OWN', '45 W', '1 USB-C', { brand: 'Lumen' })])).toEqual([
    'OWN',
  ])
})

test('of equal chargers one for the desk comes last, and the earlier candidate first', () => {
  const desk = charger('DESK', '45 W', '1 USB-C', { name: '45 W desktop charger', brand: 'Lumen' })
  const later = charger('LATER', '45 W', '1 USB-C')
  expect(companionsOf(phone('45 W', 'USB-C'), [desk, c45, later])).toEqual(['C45'])
})

test('a charger for the car is none', () => {
  const car = charger('CAR', '45 W', '1 USB-C', { name: '45 W car charger' })
  expect(companionsOf(phone('45 W', 'USB-C'), [car, c65])).toEqual(['C65'])
})

test.each([
  ['power', phone('', 'USB-C')],
  ['plug', phone('45 W', '')],
])('no charger is named for a phone of unknown %s', (_, device) => {
  expect(companionsOf(device, [c45, made('CASE', 'case')])).toEqual(['CASE'])
})

test('a device has a companion in the cart where there is one for each device that shares it', () => {
  const shared = { kind: 'case' as const, devices: ['A', 'B'] }
  expect(hasCompanion('case', 'A', [shared])).toBe(false)
  expect(hasCompanion('case', 'A', [shared, shared])).toBe(true)
  expect(hasCompanion('case', 'A', [{ kind: 'case', devices: ['A'] }])).toBe(true)
  expect(hasCompanion('case', 'A', [{ kind: 'case', devices: ['B'] }])).toBe(false)
  expect(hasCompanion('case', 'A', [{ kind: 'glass', devices: ['A'] }])).toBe(false)
})
