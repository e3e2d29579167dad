import { useState } from 'react'
import { getProfile } from '#contract/profile.ts'
import { profileMessages } from '../../../messages/profile.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { metaMessages, pageMeta } from '../../../page/page-meta.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { LoadingRegion } from '../../../shopper/require-customer.tsx'
import type { User } from '../../../shopper/shopper.tsx'
import type { Route } from './+types/profile'
import { AccountPage } from '../account-page.tsx'
import { FailedState } from '../empty-state.tsx'
import { useQuery } from '../use-query.ts'
import { whenSeen } from '../when-seen.tsx'
import { ProfileForm } from './profile-form.tsx'

const ProfileParts = whenSeen(() => import('./profile-parts.tsx'), 'h-[34rem] sm:h-96')

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, profileMessages).title, isPrivate: true })

export { PageError as ErrorBoundary } from '../../../shell/page-error.tsx'

/** The customer's profile, which they change here (ACCOUNT-50). */
export default function Profile() {
  const messages = useMessages(profileMessages)
  return (
    <AccountPage title={messages.title} skeleton={<ProfileSkeleton />}>
      {(user) => <LoadedProfile user={user} />}
    </AccountPage>
  )
}

function LoadedProfile({ user }: { user: User }) {
  const messages = useMessages(profileMessages)
  const { data, failure, retry, setData } = useQuery('profile', (signal) =>
    browserClient.call(getProfile, {}, { signal }),
  )
  const [confirmedPhone, setConfirmedPhone] = useState('')

  /** Another number that was confirmed in the dialog takes the place of the one in the form, which begins anew. */
  function takeConfirmed(phone: string): void {
    if (!data || phone === data.user.phone) return
    setData({ ...data, user: { ...data.user, phone } })
    setConfirmedPhone(phone)
  }

  if (failure) return <FailedState onRetry={retry} />
  if (!data) {
    return (
      <LoadingRegion>
        <ProfileSkeleton />
      </LoadingRegion>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-[42rem] text-muted">{messages.intro}</p>
      <ProfileForm key={confirmedPhone} stored={data} onSaved={setData} />
      <ProfileParts user={user} stored={data.user} onConfirmed={takeConfirmed} />
    </div>
  )
}

function ProfileSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <div className="skeleton h-12" />
      <div className="skeleton h-[44rem] rounded-lg sm:h-[29rem]" />
      <div className="skeleton h-40 rounded-lg sm:h-28" />
    </div>
  )
}
