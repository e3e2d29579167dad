import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceMetres } from '../branches/distance.ts'
import {
  addressFieldsOf,
  isInCountry,
  isTooClose,
  isSameAddress,
  refusalOfQuotedAddress,
  refusalToAddAddress,
  refusalToDeleteAddress,
  refusalToMoveAddress,
} from './address.ts'
import { addressLine, streetLine } from './address-lines.ts'

const home = { lat: 18.4861, lng: -69.9312 }
/** A point so many metres north: a degree of latitude is some 111 195 m. */
const north = (metres: number) => ({ lat: home.lat + metres / 111195.08, lng: home.lng })

test('the copy for an order has the fields of the address and no other', () => {
  const texts = { name: 'Home', phone: '18095550142', province: 'Santo Domingo', city: 'Santo Domingo', sector: 'Naco' }
  const fields = { ...texts, street: 'Calle 1', house: 'Torre A', number: '2', reference: '', directions: '', ...home }
  const stored = { ...fields, id: 'a', isDefault: true }
  expect(addressFieldsOf(stored)).toEqual(fields)
})

test('a street line has both after the street, or the one that there is', () => {
  expect(streetLine({ street: 'Calle Uno', number: '24', house: 'Torre Alba 4B' })).toBe('Calle Uno 24, Torre Alba 4B')
  expect(streetLine({ street: 'Calle Uno', number: '24', house: '' })).toBe('Calle Uno 24')
  expect(streetLine({ street: 'Calle Uno', number: '', house: '12-B' })).toBe('Calle Uno 12-B')
})

test('an address in one line names a municipality that is called as its province once', () => {
  const address = { street: 'Calle Uno', number: '24', house: '', sector: 'Naco' }
  expect(addressLine({ ...address, city: 'Distrito Nacional', province: 'Distrito Nacional' })).toBe(
    'Calle Uno 24, Naco, Distrito Nacional',
  )
  expect(addressLine({ ...address, city: 'Baní', province: 'Peravia' })).toBe('Calle Uno 24, Naco, Baní, Peravia')
})

test('the bounds of the country belong to it, places beyond do not', () => {
  expect(isInCountry(home)).toBe(true)
  expect(isInCountry({ lat: 17.3, lng: -72.1 })).toBe(true)
  expect(isInCountry({ lat: 20.2, lng: -70 })).toBe(false)
  expect(isInCountry({ lat: 18.5, lng: -68.1 })).toBe(false)
})

test('99 metres are too close and 101 are not', () => {
  expect(isTooClose(north(99), [home])).toBe(true)
  expect(isTooClose(north(101), [home])).toBe(false)
})

test('any of the existing addresses counts', () => {
  expect(isTooClose(home, [north(5000), north(-50)])).toBe(true)
  expect(isTooClose(home, [north(5000), north(-150)])).toBe(false)
})

test('the first address is never too close', () => {
  expect(isTooClose(home, [])).toBe(false)
})

test('a new address is accepted exactly when it is farther than 100 m from all', () => {
  const point = fc.integer({ min: -400, max: 400 }).map(north)
  fc.assert(
    fc.property(point, fc.array(point, { maxLength: 5 }), (place, existing) => {
      expect(isTooClose(place, existing)).toBe(!existing.every((address) => distanceMetres(place, address) > 100))
    }),
  )
})

test('a fifty-first address is refused, wherever it lies; moving one is not counted', () => {
  const fifty = Array.from({ length: 50 }, () => north(5000))
  expect(refusalToAddAddress(home, fifty)).toMatchObject({ code: 'too-many-addresses' })
  expect(refusalToAddAddress(home, fifty.slice(1))).toBeUndefined()
  expect(refusalToMoveAddress(home, fifty)).toBeUndefined()
  expect(refusalToMoveAddress(north(5050), fifty)).toMatchObject({ code: 'address-moved-too-close' })
})

test('the only address cannot be deleted', () => {
  expect(refusalToDeleteAddress(1)).toMatchObject({ code: 'only-address' })
  expect(refusalToDeleteAddress(2)).toBeUndefined()
})

test('an address is bound until its quotation ends, and not at that instant', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  expect(refusalOfQuotedAddress(null, now)).toBeUndefined()
  expect(refusalOfQuotedAddress(now, now)).toBeUndefined()
  expect(refusalOfQuotedAddress(new Date(now.getTime() + 1), now)).toMatchObject({ code: 'address-quoted' })
})

test('an address is the same while no field that a customer fills in differs', () => {
  const texts = { name: 'Home', phone: '18095550142', province: 'Santiago', city: 'Baitoa', sector: 'Naco' }
  const one = { ...texts, street: 'Calle 1', house: '', number: '2', reference: '', directions: '', ...home }
  expect(isSameAddress(one, { ...one })).toBe(true)
  for (const change of [{ directions: 'Left' }, { lat: 18.5 }, { phone: '18095550143' }])
    expect(isSameAddress(one, { ...one, ...change })).toBe(false)
})
