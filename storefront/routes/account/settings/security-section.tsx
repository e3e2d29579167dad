import { settingsMessages } from '../../../messages/settings.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { SettingsSection } from './settings-section.tsx'
import type { SaveSettings } from './use-settings.ts'
import { Icon } from '../../../ui/icon.tsx'

interface Props {
  hasAlert: boolean
  save: SaveSettings
}

/** What protects the account: the ways to the pages for it, and the alert about unknown devices. */
export function SecuritySection({ hasAlert, save }: Props) {
  const messages = useMessages(settingsMessages)
  return (
    <SettingsSection title={messages.security}>
      <div className="flex flex-col divide-y divide-line">
        <PageLink to="/account/security" name={messages.signIn} detail={messages.signInDetail} />
        <PageLink to="/account/devices" name={messages.devices} detail={messages.devicesDetail} />
        <DeviceAlert hasAlert={hasAlert} save={save} />
      </div>
    </SettingsSection>
  )
}

function PageLink({ to, name, detail }: { to: string; name: string; detail: string }) {
  return (
    <a href={to} className="flex min-h-14 items-center gap-4 py-1.5 hover:text-link">
      <span className="min-w-0 flex-1">
        <strong className="block">{name}</strong>
        <span className="block text-sm text-muted">{detail}</span>
      </span>
      <Icon name="chevron-right" className="size-5 shrink-0 text-muted" />
    </a>
  )
}

function DeviceAlert({ hasAlert, save }: Props) {
  const messages = useMessages(settingsMessages)
  return (
    <div className="flex min-h-14 items-center gap-4 py-1.5">
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
        role="switch"
        aria-describedby="device-alert-detail"
        checked={hasAlert}
        aria-checked={hasAlert}
        onChange={({ target }) => void save({ unknown_device_alert: target.checked })}
        className="shrink-0"
      />
    </div>
  )
}
