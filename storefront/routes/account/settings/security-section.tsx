import { ChevronRight } from 'lucide-react'
import { settingsMessages } from '../../../messages/settings.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { SettingsSection } from './settings-section.tsx'
import type { SaveSettings } from './use-settings.ts'

/** What protects the account. */
export function SecuritySection({ hasAlert, save }: { hasAlert: boolean; save: SaveSettings }) {
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
      <div className="flex min-h-14 items-center gap-4 border-t border-line pt-4">
        <div className="min-w-0 flex-1">
          <label htmlFor="device-alert" className="block font-bold">
            {messages.alert}
          </label>
          <p id="device-alert-detail" className="text-sm text-muted">
            {messages.alertDetail}
          </p>
        </div>
        <input
          id="device-alert"
          type="checkbox"
          aria-describedby="device-alert-detail"
          checked={hasAlert}
          onChange={({ target }) => void save({ unknown_device_alert: target.checked })}
          className="size-5 shrink-0"
        />
      </div>
    </SettingsSection>
  )
}
