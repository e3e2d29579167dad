import { isLanguage } from '#contract/language.ts'
import { notify } from '../ui/notify.ts'
import { compareMessages } from '../messages/compare.ts'

/** Notifies the shopper that a comparison has at most four products. */
export function notifyFull(): void {
  const { lang } = document.documentElement
  const messages = compareMessages[isLanguage(lang) ? lang : 'en']
  notify({ id: 'compare', tone: 'warning', text: messages.full, detail: messages.fullDetail })
}
