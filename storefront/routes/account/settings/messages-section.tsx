import { useState } from 'react'
import { settingsMessages } from '../../../messages/settings.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Icon } from '../../../ui/icon.tsx'
import { BillsEmail } from './bills-email.tsx'
import { NewsChoices } from './news-choices.tsx'
import { SettingsSection } from './settings-section.tsx'
import { SwitchRow } from './switch-row.tsx'
import type { SaveSettings, Settings } from './use-settings.ts'

interface Props {
  settings: Settings
  ownEmail: string
  save: SaveSettings
}

/**
 * What the store writes to the customer. What it does not send yet is no choice for now; who made one before finds it at
 * the end, in one folded row, to take it back (ACCOUNT-52).
 */
export function MessagesSection({ settings, ownEmail, save }: Props) {
  const messages = useMessages(settingsMessages)
  const [hasChosen] = useState(
    () => Boolean(settings.bills_email) || Object.values(settings.notifications).some(Boolean),
  )
  return (
    <SettingsSection title={messages.messages} detail={messages.messagesDetail(ownEmail)}>
      <ul className="flex flex-col divide-y divide-line">
        <li className="flex items-center gap-4 pb-4">
          <div className="min-w-0 flex-1">
            <p className="font-bold">{messages.always}</p>
            <p className="text-sm text-muted">{messages.alwaysDetail}</p>
          </div>
          <p className="shrink-0 text-sm text-muted">{messages.isAlways}</p>
        </li>
        <SwitchRow
          name="device-alert"
          text={messages.alert}
          detail={messages.alertDetail}
          isOn={settings.unknown_device_alert}
          onSwitch={(isOn) => void save({ unknown_device_alert: isOn })}
        />
        {hasChosen && (
          <li>
            <LaterChoices settings={settings} ownEmail={ownEmail} save={save} />
          </li>
        )}
      </ul>
    </SettingsSection>
  )
}

function LaterChoices({ settings, ownEmail, save }: Props) {
  const messages = useMessages(settingsMessages)
  return (
    <details className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 rounded-sm pt-4 group-open:pb-4 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block font-bold">{messages.later}</span>
          <span className="block text-sm text-muted">{messages.laterDetail}</span>
        </span>
        <Icon name="chevron-down" className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5">
        <NewsChoices chosen={settings.notifications} save={save} />
        <BillsEmail stored={settings.bills_email} ownEmail={ownEmail} save={save} />
      </div>
    </details>
  )
}
