import { getBusinessProfile } from '#contract/business-profile.ts'
import { getIdentification } from '#contract/identification.ts'
import { onDemand } from '../../../hydration/on-demand.tsx'
import { businessMessages } from '../../../messages/business.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { metaMessages, pageMeta } from '../../../page/page-meta.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { LoadingRegion } from '../../../shopper/require-customer.tsx'
import type { User } from '../../../shopper/shopper.tsx'
import type { Route } from './+types/business'
import { AccountPage, belowHeading } from '../account-page.tsx'
import { FailedState } from '../empty-state.tsx'
import { useQuery } from '../use-query.ts'
import { BusinessFacts } from './business-facts.tsx'
import { BusinessForm } from './business-form.tsx'

const IdentificationSection = onDemand(() => import('./identification-section.tsx'))

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, businessMessages).title, isPrivate: true })

export { PageError as ErrorBoundary } from '../../../shell/page-error.tsx'

/**
 * Whether the customer buys as a person or as a business, and what the business is (ACCOUNT-63); below it the
 * identification, where the store requires one (ACCOUNT-64).
 */
export default function Business() {
  const messages = useMessages(businessMessages)
  return (
    <AccountPage title={messages.title} skeleton={<BusinessSkeleton />}>
      {(user) => <LoadedBusiness user={user} />}
    </AccountPage>
  )
}

function LoadedBusiness({ user }: { user: User }) {
  const messages = useMessages(businessMessages)
  const { data, failure, retry, setData } = useQuery('business', async (signal) => {
    const [profile, identification] = await Promise.all([
      browserClient.call(getBusinessProfile, {}, { signal }),
      browserClient.call(getIdentification, {}, { signal }),
    ])
    return { ...profile, ...identification }
  })
  if (failure) return <FailedState onRetry={retry} />
  if (!data) {
    return (
      <LoadingRegion>
        <BusinessSkeleton />
      </LoadingRegion>
    )
  }
  const { identification } = data
  const isShown = identification.is_required || identification.state !== 'none'
  return (
    <div className="flex flex-col gap-5">
      <p className={`max-w-[42rem] ${belowHeading}`}>{messages.intro}</p>
      {/* Whether an identification is required can change with the kind, so both are fetched again. */}
      <BusinessForm
        stored={data.business_profile}
        missing={data.missing}
        user={user}
        onSaved={retry}
        facts={(action) => (
          <BusinessFacts needsPictures={!isShown && identification.required_for.includes('business')} action={action} />
        )}
      >
        <IdentificationSection
          isNeeded={isShown}
          isShown={isShown}
          identification={identification}
          user={user}
          onSubmitted={(submitted) => setData({ ...data, identification: submitted })}
        />
      </BusinessForm>
    </div>
  )
}

function BusinessSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <div className="skeleton h-12" />
      <div className="skeleton h-56 rounded-lg" />
      <div className="skeleton h-72 rounded-lg" />
    </div>
  )
}
