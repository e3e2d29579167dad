import { settingsMessages } from '../../../messages/settings.ts'
import { useMessages } from '../../../messages/use-messages.ts'
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
    <>
      <p className="text-sm text-muted">{messages.messagesDetail}</p>
      <ul className="flex flex-col divide-y divide-line">
        {kinds.map(({ name, text, detail }) => (
          <li key={name} className="flex min-h-14 items-center gap-4 py-1.5">
            <div className="min-w-0 flex-1">
              <label htmlFor={name} className="block font-bold">
                {text}
              </label>
              <p id={`${name}-detail`} className="text-sm text-muted">
                {detail}
              </p>
            </div>
            <input
              id={name}
              type="checkbox"
              role="switch"
              aria-describedby={`${name}-detail`}
              checked={chosen[name]}
              aria-checked={chosen[name]}
              onChange={({ target }) => void save({ notifications: { [name]: target.checked } })}
              className="shrink-0"
            />
          </li>
        ))}
      </ul>
    </>
  )
}
