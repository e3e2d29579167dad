import { readFile } from 'node:fs/promises'
import { Reader } from 'mmdb-lib'
import type { Log } from './log.ts'
import { isPublicAddress } from './public-address.ts'
import { within } from './within.ts'

/**
 * The country of a caller's network (`networkOf`) as ISO 3166-1 alpha-2; null where the address is private, loopback or
 * unknown, or where the store has no table of networks, or one that cannot be read. Never fails.
 */
export type CountryOf = (network: string) => Promise<string | null>

/** A sign-in waits no longer for the table: it then has no country, and the next one finds the table read. */
const waitMs = 500

/** What tables say of a network: publishers write the country in one of these two places. */
interface Network {
  country_code?: string
  country?: { iso_code?: string }
}

type Table = Reader<never>

/**
 * Gives the lookup of countries in the table of networks of `COUNTRIES_FILE` (decision 063), which it reads once, when the
 * first public address is looked up, and has in memory from then on.
 */
export function createCountryOf(log: Log, file: string | undefined): CountryOf {
  let reading: Promise<Table | undefined> | undefined
  const read = (path: string) =>
    readTable(path).catch((error: unknown) => {
      log.warn({ err: error }, 'COUNTRIES_FILE cannot be read; sessions have no country.')
      return undefined
    })
  return async (network) => {
    const address = network.replace(/\/64$/, '')
    if (!file || !isPublicAddress(address)) return null
    reading ??= read(file)
    const table = await within(waitMs, reading).catch(() => undefined)
    return (table && countryIn(table, address)) ?? null
  }
}

async function readTable(path: string): Promise<Table> {
  return new Reader<never>(await readFile(path))
}

function countryIn(table: Table, address: string): string | undefined {
  try {
    const network = table.get(address) as Network | null
    const code = network?.country_code ?? network?.country?.iso_code
    return code && /^[A-Z]{2}$/.test(code) ? code : undefined
  } catch {
    // A damaged part of the table.
    return undefined
  }
}
