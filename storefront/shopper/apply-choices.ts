import type { Appearance } from '#contract/appearance.ts'
import { languageOfCookies } from '#contract/stored-choices.ts'
import { chooseTheme, chosenTheme } from '../theme/choose-theme.ts'
import { browserClient } from './browser-client.ts'
import { chooseCurrency } from './choose-currency.ts'
import { myPhone } from './my-phone.ts'
import { onSignOut } from './sign-out.ts'
import { storeLanguage } from './store-language.ts'

/**
 * Shows a page as the account has chosen: its choices win over those of the browser (ACCOUNT-53). Another language needs
 * a new page: at once while nobody has pressed anything here, else with the next page that is opened.
 */
export function applyChoices({ language, theme, currency, phone }: Appearance): void {
  applyPhone(phone)
  if (theme && theme !== chosenTheme()) chooseTheme(theme)
  chooseCurrency(currency)
  const isNamedInUrl = new URLSearchParams(window.location.search).has('lang')
  if (!language || isNamedInUrl || language === document.documentElement.lang) return
  storeLanguage(language, true)
  const isStored = languageOfCookies(document.cookie) === language
  if (isStored && !navigator.userActivation?.hasBeenActive) window.location.reload()
}

/** The account's phone wins; where the account has chosen none, this browser's moves into it (ACCOUNT-88). */
function applyPhone(phone: Appearance['phone']): void {
  const own = myPhone.read()
  if (phone !== null) return phone === (own ?? '') ? undefined : myPhone.write(phone || undefined)
  if (own) void import('./save-choice.ts').then(({ saveChoice }) => saveChoice({ phone: own })).catch(() => {})
}

/** Loads the choices of the account, and applies them. */
export async function loadAndApplyChoices(): Promise<void> {
  applyChoices(await fetchChoices())
}

/** What the account that is signed in has chosen. */
export async function fetchChoices(): Promise<Appearance> {
  const { getSettings } = await import('#contract/customer-settings.ts')
  return (await browserClient.call(getSettings, {})).settings
}

// The choice is the account's: whoever uses the browser next reads prices as the store sets them.
onSignOut({ ended: () => chooseCurrency('DOP') })
