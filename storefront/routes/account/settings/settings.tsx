import { settingsMessages } from '../../../messages/settings.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { metaMessages, pageMeta } from '../../../page/page-meta.ts'
import { LoadingRegion } from '../../../shopper/require-customer.tsx'
import type { User } from '../../../shopper/shopper.tsx'
import type { Route } from './+types/settings'
import { AccountPage, belowHeading } from '../account-page.tsx'
import { FailedState } from '../empty-state.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { DataSection } from './data-section.tsx'
import { MessagesSection } from './messages-section.tsx'
import { PhoneSection } from './phone-section.tsx'
import { SecuritySection } from './security-section.tsx'
import { useSettings } from './use-settings.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, settingsMessages).title, isPrivate: true })

export { PageError as ErrorBoundary } from '../../../shell/page-error.tsx'

/** The settings of the account (ACCOUNT-52). Each is stored by itself as soon as it is changed. */
export default function SettingsPage() {
  const messages = useMessages(settingsMessages)
  return (
    <AccountPage title={messages.title} skeleton={<SettingsSkeleton />}>
      {(user) => <LoadedSettings user={user} />}
    </AccountPage>
  )
}

function LoadedSettings({ user }: { user: User }) {
  const messages = useMessages(settingsMessages)
  const { settings, failure, retry, save } = useSettings()
  if (failure) return <FailedState onRetry={retry} />
  if (!settings) {
    return (
      <LoadingRegion>
        <SettingsSkeleton />
      </LoadingRegion>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      <p className={`max-w-[42rem] ${belowHeading}`}>{messages.intro}</p>
      <AppearanceSection settings={settings} save={save} />
      <PhoneSection phone={settings.phone} save={save} />
      <SecuritySection />
      <MessagesSection settings={settings} ownEmail={user.email} save={save} />
      <DataSection />
    </div>
  )
}

function SettingsSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <div className="skeleton h-12" />
      <div className="skeleton h-96 rounded-lg" />
      <div className="skeleton h-40 rounded-lg" />
      <div className="skeleton h-72 rounded-lg" />
    </div>
  )
}
