import { countryName } from '#domain/identity/country-name.ts'
import { useLanguage } from '../../../messages/use-messages.ts'

/** A device with the countries of its sign-in and of its last use. */
interface Placed {
  signed_in_country: string | null
  last_used_country: string | null
}

/** What is said of where devices are: one country for all that happened on them, or one at each moment (ACCOUNT-105). */
interface Countries {
  /** The names of all, each once, that of the latest use first; empty where none is known. */
  names: readonly string[]
  /** Whether they are one, which is then said of the devices as a whole. */
  isOne: boolean
}

/** The countries of devices, the last used first, in a language. */
export function countriesOf(devices: readonly Placed[], language: string): Countries {
  const codes = new Set(devices.flatMap((device) => [device.last_used_country, device.signed_in_country]))
  return {
    names: [...codes].flatMap((code) => (code && countryName(code, language)) ?? []),
    isOne: codes.size === 1,
  }
}

/** The same in the language of the page. */
export function useCountriesOf(devices: readonly Placed[]): Countries {
  return countriesOf(devices, useLanguage())
}

/** A moment with the name of its country in parentheses, where it has one. */
export function atCountry(moment: string, code: string | null, language: string): string {
  const name = code && countryName(code, language)
  return name ? `${moment} (${name})` : moment
}
