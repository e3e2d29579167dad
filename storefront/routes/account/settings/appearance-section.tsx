import { type Theme, currencies, themes } from '#contract/appearance.ts'
import { type Language, languages } from '#contract/language.ts'
import { dollarRateId, getRate } from '#contract/rates.ts'
import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { settingsMessages } from '../../../messages/settings.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { chooseCurrency } from '../../../shopper/choose-currency.ts'
import { storeLanguage } from '../../../shopper/store-language.ts'
import { chooseTheme, chosenTheme } from '../../../theme/choose-theme.ts'
import { formatDay } from '../dates.ts'
import { useQuery } from '../use-query.ts'
import { ChoiceGroup } from '../choice-group.tsx'
import { SettingsSection } from './settings-section.tsx'
import type { SaveSettings, Settings } from './use-settings.ts'

interface Props {
  settings: Settings
  save: SaveSettings
}

/** Language, theme and currency, each shown as it is chosen (ACCOUNT-53). */
export function AppearanceSection({ settings, save }: Props) {
  const messages = useMessages(settingsMessages)
  const language = useLanguage()

  async function chooseLanguage(chosen: Language): Promise<void> {
    if (!(await save({ language: chosen }))) return
    storeLanguage(chosen)
    window.location.reload()
  }

  async function changeTheme(chosen: Theme): Promise<void> {
    const before = chosenTheme()
    chooseTheme(chosen)
    if (!(await save({ theme: chosen }))) chooseTheme(before)
  }

  return (
    <SettingsSection title={messages.appearance} detail={messages.appearanceDetail}>
      <ChoiceGroup
        name="language"
        label={messages.language}
        options={languages.map((value) => ({ value, text: messages.languages[value], lang: value }))}
        value={settings.language ?? language}
        onChoose={(value) => void chooseLanguage(value)}
      />
      <ChoiceGroup
        name="theme"
        label={messages.theme}
        options={themes.map((value) => ({ value, text: messages.themes[value] }))}
        value={settings.theme ?? chosenTheme()}
        onChoose={(value) => void changeTheme(value)}
      />
      <CurrencyChoice settings={settings} save={save} />
    </SettingsSection>
  )
}

/** The choice of approximate US$, offered while the store has a rate (ACCOUNT-54). */
function CurrencyChoice({ settings, save }: Props) {
  const messages = useMessages(settingsMessages)
  const language = useLanguage()
  const { data: rate } = useQuery('rate', (signal) => browserClient.call(getRate, { id: dollarRateId }, { signal }))
  if (!rate) return null
  return (
    <ChoiceGroup
      name="currency"
      label={messages.currency}
      options={currencies.map((value) => ({ value, text: messages.currencies[value] }))}
      value={settings.currency}
      onChoose={(value) => void save({ currency: value }).then((isSaved) => isSaved && chooseCurrency(value))}
      hint={messages.rate(formatMoney(toCentavos(rate.rate)), formatDay(`${rate.date}T12:00:00Z`, language))}
    />
  )
}
