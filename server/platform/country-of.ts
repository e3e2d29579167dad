import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type CountryResponse, Reader } from 'mmdb-lib'
import type { Log } from './log.ts'
import { isPublicAddress } from './public-address.ts'
import { within } from './within.ts'

/**
 * The country of a caller's network (`networkOf`) as ISO 3166-1 alpha-2; null where the address is private, loopback or
 * unknown, or where the table of networks cannot be read. Never fails.
 */
export type CountryOf = (network: string) => Promise<string | null>

const tableOfNetworks = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

/** A sign-in waits no longer for the table: it then has no country, and the next one finds the table read. */
const waitMs = 500

interface Network {
  country_code?: string
}

/**
 * Gives the lookup of countries (decision 063). It reads its table of 8 MB once, when the first public address is looked
 * up, and has it in memory from then on.
 */
export function createCountryOf(log: Log, file?: string): CountryOf {
  let reading: Promise<Reader<CountryResponse> | undefined> | undefined
  const read = () =>
    readTable(file).catch((error: unknown) => {
      log.warn({ err: error }, 'The countries of IP addresses cannot be read; sessions have none.')
      return undefined
    })
  return async (network) => {
    const address = network.replace(/\/64$/, '')
    if (!isPublicAddress(address)) return null
    reading ??= read()
    const table = await within(waitMs, reading).catch(() => undefined)
    return (table && countryIn(table, address)) ?? null
  }
}

async function readTable(file = fileURLToPath(import.meta.resolve(tableOfNetworks))) {
  return new Reader<CountryResponse>(await readFile(file))
}

function countryIn(table: Reader<CountryResponse>, address: string): string | undefined {
  try {
    const code = (table.get(address) as Network | null)?.country_code
    return code && /^[A-Z]{2}$/.test(code) ? code : undefined
  } catch {
    // A damaged part of the table.
    return undefined
  }
}
