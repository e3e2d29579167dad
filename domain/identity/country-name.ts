/** The name of a country in a language, by its ISO 3166-1 alpha-2 code; undefined for a code of none. */
export function countryName(code: string, language: string): string | undefined {
  // Anything but two letters is an error for Intl.
  if (!/^[A-Z]{2}$/.test(code)) return undefined
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code)
}
