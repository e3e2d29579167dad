import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { collectingLog } from '#server/testing/collecting-log.ts'
import { createCountryOf } from './country-of.ts'
import { networkOf } from './http/client-ip.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrina-countries-'))
afterAll(() => rmSync(folder, { recursive: true }))

const { log, lines } = collectingLog()
const countryOf = createCountryOf(log)

test.each([
  ['200.88.1.1', 'DO'],
  ['81.33.1.1', 'ES'],
  ['8.8.8.8', 'US'],
  ['::ffff:81.33.1.1', 'ES'],
  ['2a02:9000::1', 'ES'],
])('the country of %s is %s', async (address, country) => {
  expect(await countryOf(networkOf(address))).toBe(country)
})

// The table names countries for some of these.
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
      { level: 40, msg: expect.stringContaining('sessions have none') as string },
    ])
  },
)

test('the table is read for the first public address alone', async () => {
  const before = lines.length
  const lookUp = createCountryOf(log, join(folder, 'none.mmdb'))
  await lookUp('127.0.0.1')
  expect(lines).toHaveLength(before)
})
