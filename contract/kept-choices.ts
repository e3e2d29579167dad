import { type Transport, cookieTexts, keptChoice } from './cookies.ts'
import { type Language, isLanguage } from './language.ts'

const maxAgeSeconds = 31_536_000

/** The code of a branch, as a cookie or an address writes it; undefined for anything else. */
export function branchCodeOf(text: string | null | undefined): number | undefined {
  return /^\d{1,5}$/.test(text ?? '') ? Number(text) : undefined
}

/** The branch that a browser's cookies keep (SHELL-8), undefined where they keep none. */
export function branchOfCookies(cookies: string): number | undefined {
  return branchCodeOf(keptChoice(cookies, 'branch'))
}

/** The texts of the cookies that keep a branch for a year. */
export function branchCookies(code: number, transport: Transport): string[] {
  return cookieTexts({ name: 'branch', value: String(code), maxAgeSeconds }, transport)
}

/** The language that a browser's cookies keep (WIRE-4), undefined where they keep none. */
export function languageOfCookies(cookies: string): Language | undefined {
  const kept = keptChoice(cookies, 'language')
  return isLanguage(kept) ? kept : undefined
}

/** The texts of the cookies that keep a language for a year. */
export function languageCookies(language: Language, transport: Transport): string[] {
  return cookieTexts({ name: 'language', value: language, maxAgeSeconds }, transport)
}
