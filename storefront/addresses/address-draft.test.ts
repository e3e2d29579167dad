import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readAddressDraft, writeAddressDraft } from './address-draft.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

const texts = { name: 'Casa', province: 'Santiago', city: 'Tamboril', street: 'Calle Uno', phone: '18095550142' }

test('what was written is read again by the same customer alone, until it is removed', () => {
  const draft = { ...texts, default: true, pin: { lat: 18.5, lng: -69.9 } }
  writeAddressDraft('ana', draft)
  expect(readAddressDraft('ana')).toEqual(draft)
  expect(readAddressDraft('bob')).toEqual({ default: false, pin: undefined })
  writeAddressDraft('ana', undefined)
  expect(readAddressDraft('ana')).toEqual({ default: false, pin: undefined })
})

test('a municipality of another province is left out', () => {
  writeAddressDraft('ana', { ...texts, province: 'Samaná' })
  expect(readAddressDraft('ana').city).toBeUndefined()
})

test('a municipality that was not chosen yet is left out, so that the only one of a province is chosen', () => {
  writeAddressDraft('ana', { ...texts, province: 'Distrito Nacional', city: '' })
  expect(readAddressDraft('ana')).not.toHaveProperty('city')
})

test.each(['', 'no JSON', 'null', '[1]', '{"name":7,"pin":{"lat":"18"},"other":"x"}'])('%j is no draft', (text) => {
  writeAddressDraft('ana', {})
  for (const name of stored.keys()) stored.set(name, text)
  expect(readAddressDraft('ana')).toEqual({ default: false, pin: undefined })
})
