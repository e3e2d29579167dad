import { settingsMessages } from '../../../messages/settings.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { SwitchRow } from './switch-row.tsx'
import type { SaveSettings, Settings } from './use-settings.ts'

interface Props {
  chosen: Settings['notifications']
  save: SaveSettings
}

/** Which messages the customer agrees to get. */
export function NewsChoices({ chosen, save }: Props) {
  const messages = useMessages(settingsMessages)
  const kinds = [
    { name: 'newsletter', text: messages.newsletter, detail: messages.newsletterDetail },
    { name: 'updates', text: messages.updates, detail: messages.updatesDetail },
    { name: 'offers', text: messages.offers, detail: messages.offersDetail },
    { name: 'desktop', text: messages.desktop, detail: messages.desktopDetail },
  ] as const
  return (
    <ul className="flex flex-col divide-y divide-line">
      {kinds.map(({ name, text, detail }) => (
        <SwitchRow
          key={name}
          name={name}
          text={text}
          detail={detail}
          isOn={chosen[name]}
          onSwitch={(isOn) => void save({ notifications: { [name]: isOn } })}
        />
      ))}
    </ul>
  )
}
