import { type Transport, cookieTexts, storedChoice } from './cookies.ts'
import { type Language, isLanguage } from './language.ts'

const maxAgeSeconds = 31_536_000

/** The branch code in a cookie or a URL; undefined for anything else. */
export function branchCodeOf(text: string | null | undefined): number | undefined {
  return /^\d{1,5}$/.test(text ?? '') ? Number(text) : undefined
}

/** The branch in a browser's cookies (SHELL-8), or undefined. */
export function branchOfCookies(cookies: string): number | undefined {
  return branchCodeOf(storedChoice(cookies, 'branch'))
}

/** The `Set-Cookie` values that store a branch for a year. */
export function branchCookies(code: number, transport: Transport): string[] {
  return cookieTexts({ name: 'branch', value: String(code), maxAgeSeconds }, transport)
}

/** The language in a browser's cookies (WIRE-4), or undefined. */
export function languageOfCookies(cookies: string): Language | undefined {
  const stored = storedChoice(cookies, 'language')
  return isLanguage(stored) ? stored : undefined
}

/** The `Set-Cookie` values that store a language for a year. */
export function languageCookies(language: Language, transport: Transport): string[] {
  return cookieTexts({ name: 'language', value: language, maxAgeSeconds }, transport)
}
