import { settingsMessages } from '../../../messages/settings.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Icon } from '../../../ui/icon.tsx'
import { BillsEmail } from './bills-email.tsx'
import { NewsChoices } from './news-choices.tsx'
import type { SaveSettings, Settings } from './use-settings.ts'

interface Props {
  settings: Settings
  ownEmail: string
  save: SaveSettings
}

/** What has no effect before the store sends news and invoices by e-mail: folded, and the fold says so. */
export function LaterSection({ settings, ownEmail, save }: Props) {
  const messages = useMessages(settingsMessages)
  return (
    <section aria-label={messages.later} className="card wrap-break-word">
      <details className="group">
        <summary className="flex cursor-pointer list-none items-center gap-4 rounded-lg p-[min(1rem,4vw)] sm:p-6 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <span className="block text-lg font-bold">{messages.later}</span>
            <span className="mt-1 block text-sm text-muted">{messages.laterDetail}</span>
          </span>
          <Icon name="chevron-down" className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
        </summary>
        <div className="flex flex-col gap-5 p-[min(1rem,4vw)] pt-0 sm:p-6 sm:pt-0">
          <NewsChoices chosen={settings.notifications} save={save} />
          <BillsEmail stored={settings.bills_email} ownEmail={ownEmail} save={save} />
        </div>
      </details>
    </section>
  )
}
