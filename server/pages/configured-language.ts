import { getConfiguration } from '#contract/configuration.ts'
import type { Client } from '#contract/client.ts'
import { type Language, configuredLanguage, fallbackLanguage } from '#contract/language.ts'

/**
 * The language for shoppers who have chosen none: the configuration's (`statusLanguage.text`), English where it names none (S1). It is read before
 * the first page and again, beside the request that notices it, whenever the catalogue's version has moved.
 */
export async function createConfiguredLanguage(client: Client, version: () => number): Promise<() => Language> {
  let language: Language = fallbackLanguage
  let readUnder = version()
  async function read(): Promise<void> {
    const { general } = await client.call(getConfiguration, {})
    language = configuredLanguage(general.web_page.statusLanguage.text)
  }
  await read()
  return () => {
    if (readUnder !== version()) {
      readUnder = version()
      // What cannot be read now stays as it was; the page itself says when the store is out of reach.
      read().catch(() => {})
    }
    return language
  }
}
