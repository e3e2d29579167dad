import { join } from 'node:path'
import type { Plugin } from 'vite'

const folder = join(import.meta.dirname, 'messages')
const language = process.env['PAGES_LANGUAGE']
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
  transform: (code, id) =>
    id.startsWith(folder) ? { code: withOneLanguage(code, language as string), map: null } : undefined,
}

/** The code of a module of messages whose two languages are both `language`; another module as it is. */
export function withOneLanguage(code: string, language: string): string {
  return code.replace(bothLanguages, `= { en: ${language}, es: ${language} }\n`)
}
