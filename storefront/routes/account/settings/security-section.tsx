import { ChevronRight } from 'lucide-react'
import { settingsMessages } from '../../../messages/settings.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { SettingsSection } from './settings-section.tsx'

/** What protects the account. */
export function SecuritySection() {
  const messages = useMessages(settingsMessages)
  return (
    <SettingsSection title={messages.security}>
      <a
        href="/account/devices"
        className="-mx-2 flex min-h-11 items-center gap-4 rounded-md px-2 py-1.5 hover:bg-sunken"
      >
        <span className="min-w-0 flex-1">
          <strong className="block">{messages.devices}</strong>
          <span className="block text-sm text-muted">{messages.devicesDetail}</span>
        </span>
        <ChevronRight size={20} aria-hidden className="shrink-0 text-muted" />
      </a>
    </SettingsSection>
  )
}
