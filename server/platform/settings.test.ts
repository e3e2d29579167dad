import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const filled = (environment: Record<string, string | undefined>) => readSettings(environment).DEMO

test.each(['127.0.0.1', '::1', 'localhost'])(
  'a store that only this machine can reach (HOST=%s) is filled with the demo',
  (HOST) => {
    expect(filled({ HOST })).toBe(true)
  },
)

test.each(['0.0.0.0', '::', '192.0.2.1', 'store.example'])(
  'a store that other machines can reach (HOST=%s) gets the demo only with DEMO=1',
  (HOST) => {
    expect(filled({ HOST })).toBe(false)
    expect(filled({ HOST, DEMO: '1' })).toBe(true)
  },
)

test.each([{ DATABASE_URL: 'postgres://a@b/c' }, { PUBLIC_URL: 'https://store.example' }, { TRUST_PROXY: '1' }])(
  'a store with %o gets the demo only with DEMO=1',
  (settings) => {
    expect(filled(settings)).toBe(false)
    expect(filled({ ...settings, DEMO: '1' })).toBe(true)
  },
)

test('the payment sandbox is on where the developer mode is, and elsewhere only with PAYMENT_SANDBOX=1', () => {
  const takesTestCards = (environment: Record<string, string>) => readSettings(environment).PAYMENT_SANDBOX
  const PUBLIC_URL = 'https://store.example'
  expect(takesTestCards({})).toBe(true)
  expect(takesTestCards({ DEV: '0' })).toBe(false)
  expect(takesTestCards({ PAYMENT_SANDBOX: '0' })).toBe(false)
  expect(takesTestCards({ PUBLIC_URL })).toBe(false)
  expect(takesTestCards({ PUBLIC_URL, DEMO: '1' })).toBe(false)
  expect(takesTestCards({ PUBLIC_URL, PAYMENT_SANDBOX: '1' })).toBe(true)
})

test('a container that is started without settings begins without the demo', () => {
  const containerfile = readFileSync(new URL('../../Containerfile', import.meta.url), 'utf8')
  const set = /^ENV NODE_ENV=.*$/m.exec(containerfile)?.[0].split(' ').slice(1) ?? []
  expect(filled(Object.fromEntries(set.map((one) => one.split('=') as [string, string])))).toBe(false)
})

test.each([
  ['PASSWORD_MINIMUM', '5'],
  ['PASSWORD_MINIMUM', '65'],
  ['PASSWORD_MINIMUM', 'long'],
  ['PASSWORD_REQUIRES', 'digits'],
  ['PASSWORD_REQUIRES', 'digit,'],
  ['PASSWORD_REQUIRES', 'none,digit'],
])('a start refuses %s=%s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name} should be`)
})

test('what a password needs is a list, or none', () => {
  expect(readSettings({ PASSWORD_REQUIRES: 'special,uppercase' }).PASSWORD_REQUIRES).toEqual(['uppercase', 'special'])
  expect(readSettings({ PASSWORD_REQUIRES: 'none' }).PASSWORD_REQUIRES).toEqual([])
})
