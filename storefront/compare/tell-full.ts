import { isLanguage } from '#contract/language.ts'
import { notify } from '../components/notifications.tsx'
import { compareWords } from '../words/compare.ts'

/** Says kindly that no fifth product fits beside the four. */
export function tellFull(): void {
  const { lang } = document.documentElement
  const words = compareWords[isLanguage(lang) ? lang : 'en']
  notify({ id: 'compare', tone: 'warning', text: words.full, detail: words.fullDetail })
}
