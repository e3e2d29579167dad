import { settingsMessages } from '../../../messages/settings.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { SettingsSection } from './settings-section.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** What protects the account: the ways to the pages for it. */
export function SecuritySection() {
  const messages = useMessages(settingsMessages)
  return (
    <SettingsSection title={messages.security} detail={messages.securityDetail}>
      <div className="flex flex-col divide-y divide-line">
        <PageLink to="/account/security" name={messages.signIn} detail={messages.signInDetail} />
        <PageLink to="/account/devices" name={messages.devices} detail={messages.devicesDetail} />
      </div>
    </SettingsSection>
  )
}

function PageLink({ to, name, detail }: { to: string; name: string; detail: string }) {
  return (
    <a href={to} className="flex min-h-11 items-center gap-4 py-4 first:pt-0 last:pb-0 hover:text-link">
      <span className="min-w-0 flex-1">
        <strong className="block">{name}</strong>
        <span className="block text-sm text-muted">{detail}</span>
      </span>
      <Icon name="chevron-right" className="size-5 shrink-0 text-muted" />
    </a>
  )
}
