import { isLanguage } from '#contract/language.ts'
import { cartFailureMessages } from '../messages/cart-failures.ts'
import { notify } from '../ui/notify.ts'
import { announceOffline } from '../ui/offline.ts'

const messages = () => {
  const { lang } = document.documentElement
  return cartFailureMessages[isLanguage(lang) ? lang : 'en']
}

export function notifyNotSaved(): void {
  if (!announceOffline()) notify({ id: 'cart not saved', tone: 'danger', text: messages().notSaved })
}

export function notifyNotLoaded(): void {
  if (!announceOffline()) notify({ id: 'cart not loaded', tone: 'danger', text: messages().notLoaded })
}
