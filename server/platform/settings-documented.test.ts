import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Settings, readSettings, settingsHelp } from './settings.ts'

const page = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')
/** The rows of the table of settings: name, default, valid values. */
const rows = [...page.matchAll(/^\| `([A-Z0-9_]+)` \| (?:`([^`]*)`)? ?\| (.+) \|$/gm)].map(
  ([, name, fallback = '', wants]) => ({
    name,
    fallback,
    wants,
  }),
)

test('docs/operating.md lists every setting and no other', () => {
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(settingsHelp))
})

test.each(rows)(
  'docs/operating.md gives the valid values of $name as the store’s own refusal does',
  ({ name, wants }) => {
    expect(wants).toContain(settingsHelp[name as keyof typeof settingsHelp])
  },
)

test.each(rows.filter(({ name }) => !['DEV', 'DEMO', 'PAYMENT_SANDBOX'].includes(name ?? '')))(
  'docs/operating.md states the default of $name',
  ({ name, fallback }) => {
    const value = readSettings({})[name as keyof Settings]
    expect(fallback).toBe(typeof value === 'boolean' ? String(Number(value)) : String(value ?? ''))
  },
)
