import { join } from 'node:path'
import type { Plugin } from 'vite'

const folder = join(import.meta.dirname, 'messages')
const language = process.env['PAGES_LANGUAGE']
/** The texts that the server and the pages say alike: a table of sentences, each in both languages. */
const sharedTexts = /\/contract\/field-messages\.ts$/
const bothTexts = /\{\s*en: ('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),\s*es: ('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?\s*\}/g
/** The end of a module of messages. Both names stay, so that code which names a language finds the texts of the page. */
const bothLanguages = /= \{\s*en,\s*es,?\s*\}\s*$/

/**
 * The messages of one language alone: scripts/build.mjs builds the browser's files once for each language, since a page
 * needs those of its own and another language is another document.
 */
export const oneLanguage: Plugin = {
  name: 'one-language',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client' && language !== undefined,
  transform(code, id) {
    if (id.startsWith(folder)) return { code: withOneLanguage(code, language as string), map: null }
    return sharedTexts.test(id) ? { code: withOneText(code, language as string), map: null } : undefined
  },
}

/** The code of a module of messages whose two languages are both `language`; another module as it is. */
export function withOneLanguage(code: string, language: string): string {
  return code.replace(bothLanguages, `= { en: ${language}, es: ${language} }\n`)
}

/** The code of a table of sentences of which each is in `language` alone, under both names. */
export function withOneText(code: string, language: string): string {
  return code.replace(bothTexts, (_, en: string, es: string) => {
    const chosen = language === 'es' ? es : en
    return `{ en: ${chosen}, es: ${chosen} }`
  })
}
