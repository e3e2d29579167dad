import { getProfile } from '#contract/profile.ts'
import { profileMessages } from '../../../messages/profile.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { metaMessages, pageMeta } from '../../../page/page-meta.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { LoadingRegion } from '../../../shopper/require-customer.tsx'
import type { User } from '../../../shopper/shopper.tsx'
import type { Route } from './+types/profile'
import { AccountPage, belowHeading } from '../account-page.tsx'
import { FailedState } from '../empty-state.tsx'
import { useQuery } from '../use-query.ts'
import { whenSeen } from '../when-seen.tsx'
import { fetchPhoneStatus } from './phone-status.ts'
import { ProfileForm } from './profile-form.tsx'

const ProfilePicture = whenSeen(() => import('./profile-picture.tsx'), 'h-39 sm:h-32')
const CustomerCode = whenSeen(() => import('./customer-code.tsx'), 'h-38 sm:h-19')

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
  const { data, failure, retry, setData } = useQuery('profile', async (signal) => {
    const [stored, phone] = await Promise.all([
      browserClient.call(getProfile, {}, { signal }),
      fetchPhoneStatus(signal),
    ])
    return { stored, phone }
  })
  if (failure) return <FailedState onRetry={retry} />
  if (!data) {
    return (
      <LoadingRegion>
        <ProfileSkeleton />
      </LoadingRegion>
    )
  }
  const { stored, phone } = data
  return (
    <div className="flex flex-col gap-5">
      <p className={belowHeading}>{messages.intro}</p>
      <ProfilePicture user={stored.user} />
      <ProfileForm
        stored={stored}
        phoneStatus={phone}
        onSaved={(saved) => {
          const isConfirmed = phone.isConfirmed && saved.user.phone === stored.user.phone
          setData({ stored: saved, phone: { ...phone, isConfirmed } })
        }}
        onPhoneConfirmed={(number) =>
          setData({
            stored: { ...stored, user: { ...stored.user, phone: number } },
            phone: { ...phone, isConfirmed: true },
          })
        }
      />
      <CustomerCode user={user} />
    </div>
  )
}

function ProfileSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <div className="skeleton h-6" />
      <div className="skeleton h-39 rounded-lg sm:h-32" />
      <div className="skeleton h-[52rem] rounded-lg sm:h-[36rem]" />
    </div>
  )
}
