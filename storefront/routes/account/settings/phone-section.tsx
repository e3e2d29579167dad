import { deviceName } from '#domain/products/device-key.ts'
import { settingsMessages } from '../../../messages/settings.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { myPhone } from '../../../shopper/my-phone.ts'
import { SettingsSection } from './settings-section.tsx'
import type { SaveSettings } from './use-settings.ts'

interface Props {
  phone: string | null
  save: SaveSettings
}

/** The phone that lists of accessories offer as a filter: its removal, or the way to such a list (ACCOUNT-88). */
export function PhoneSection({ phone, save }: Props) {
  const messages = useMessages(settingsMessages)
  const remove = () => void save({ phone: '' }).then((isSaved) => isSaved && myPhone.write(undefined))
  return (
    <SettingsSection title={messages.phone} detail={messages.phoneDetail}>
      {phone ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-medium wrap-anywhere">{deviceName(phone)}</p>
          <button type="button" onClick={remove} className="button button-quiet max-sm:w-full">
            {messages.removePhone}
          </button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{messages.noPhone}</p>
          <a href={messages.phoneList} className="button button-quiet max-sm:w-full">
            {messages.choosePhone}
          </a>
        </div>
      )}
    </SettingsSection>
  )
}
