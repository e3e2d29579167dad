import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { collectingLog } from '#server/testing/collecting-log.ts'
import { countryTable } from '#server/testing/country-table.ts'
import { createCountryOf } from './country-of.ts'
import { networkOf } from './http/client-ip.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrina-countries-'))
afterAll(() => rmSync(folder, { recursive: true }))

const { log, lines } = collectingLog()
const networks = [
  ['200.88.0.0/16', 'DO'],
  ['81.33.0.0/16', 'ES'],
  ['2a02:9000::/24', 'ES'],
  ['192.168.0.0/16', 'AU'],
  ['10.0.0.0/8', 'US'],
  ['2001:db8::/32', 'US'],
  ['fc00::/7', 'US'],
] as const
const file = join(folder, 'countries.mmdb')
writeFileSync(file, countryTable(networks))
const countryOf = createCountryOf(log, file)

test.each([
  ['200.88.1.1', 'DO'],
  ['81.33.1.1', 'ES'],
  ['::ffff:81.33.1.1', 'ES'],
  ['2a02:9000::1', 'ES'],
])('the country of %s is %s', async (address, country) => {
  expect(await countryOf(networkOf(address))).toBe(country)
})

// Tables name countries for some of these, as this one does.
test.each([
  '127.0.0.1',
  '::1',
  '10.0.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '198.51.100.1',
  'fe80::1',
  'fc00::1',
  '2001:db8::1',
])('%s, which is no public address, has none', async (address) => {
  expect(await countryOf(networkOf(address))).toBeNull()
})

test.each(['', 'unknown', '2001:4860::/64 ', '300.1.1.1'])('%j, which is no address, has none', async (text) => {
  expect(await countryOf(text)).toBeNull()
})

test('the country is found where other publishers write it', async () => {
  const other = join(folder, 'other.mmdb')
  writeFileSync(other, countryTable(networks.slice(0, 2), 'country.iso_code'))
  const lookUp = createCountryOf(log, other)
  expect(await lookUp('81.33.1.1')).toBe('ES')
  expect(await lookUp('9.9.9.9')).toBeNull()
})

test('without a table nothing has a country, and the log says nothing', async () => {
  const before = lines.length
  expect(await createCountryOf(log, undefined)('81.33.1.1')).toBeNull()
  expect(lines).toHaveLength(before)
})

const damaged = join(folder, 'damaged.mmdb')
writeFileSync(damaged, Buffer.alloc(4_096, 7))

test.each([join(folder, 'none.mmdb'), folder, damaged])(
  'where %s is the table there is no country, and the log says it once',
  async (file) => {
    const before = lines.length
    const lookUp = createCountryOf(log, file)
    expect(await Promise.all([lookUp('8.8.8.8'), lookUp('81.33.1.1')])).toEqual([null, null])
    expect(await lookUp('8.8.8.8')).toBeNull()
    expect(lines.slice(before)).toMatchObject([
      { level: 40, msg: expect.stringContaining('sessions have no country') as string },
    ])
  },
)

test('the table is read for the first public address alone', async () => {
  const before = lines.length
  const lookUp = createCountryOf(log, join(folder, 'none.mmdb'))
  await lookUp('127.0.0.1')
  expect(lines).toHaveLength(before)
})
