import { Suspense, lazy } from 'react'
import { listAddresses } from '#contract/addresses.ts'
import { addressesMax } from '#domain/addresses/address.ts'
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx'
import { useRoot } from '../../../page/use-root.ts'
import { metaMessages, pageMeta } from '../../../page/page-meta.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { LoadingRegion } from '../../../shopper/require-customer.tsx'
import { addressesMessages } from '../../../messages/addresses.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { AccountPage, belowHeading } from '../account-page.tsx'
import { EmptyState, FailedState } from '../empty-state.tsx'
import { useQuery } from '../use-query.ts'
import type { Route } from './+types/addresses'
import { AddressCard } from './address-card.tsx'
import { PersonalIcon } from '../../../ui/personal-icon.tsx'

// The outline of the country, once for all small maps of the page. They come after the addresses.
const LandShapes = lazy(() => import('../../../map/land-shapes.tsx'))

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, addressesMessages).title, isPrivate: true })

export { PageError as ErrorBoundary } from '../../../shell/page-error.tsx'

/** The customer's addresses: the default one, then the newest, each with its place, its deliveries and what can be done with it. */
export default function Addresses() {
  const messages = useMessages(addressesMessages)
  return (
    <AccountPage title={messages.title} skeleton={<AddressesSkeleton />}>
      {() => <LoadedAddresses />}
    </AccountPage>
  )
}

function LoadedAddresses() {
  const messages = useMessages(addressesMessages)
  const hasStreets = useRoot()?.map.streets !== undefined
  const { data, failure, retry } = useQuery('addresses', (signal) => browserClient.call(listAddresses, {}, { signal }))
  if (failure) return <FailedState onRetry={retry} />
  if (!data)
    return (
      <LoadingRegion>
        <AddressesSkeleton />
      </LoadingRegion>
    )
  if (data.length === 0)
    return (
      <EmptyState icon="map-pin-plus" title={messages.none} detail={messages.noneDetail}>
        <AddLink />
      </EmptyState>
    )
  const isFull = data.length >= addressesMax
  return (
    <div className="flex flex-col gap-5">
      {/* From a tablet on the button ends with the sentence, beside the heading. */}
      <div className={`flex flex-wrap items-end justify-between gap-4 sm:flex-nowrap ${belowHeading}`}>
        <p className="min-w-0">{isFull ? messages.full(addressesMax) : messages.intro}</p>
        {!isFull && (
          <div className="max-sm:w-full sm:-mt-9 sm:shrink-0">
            <AddLink />
          </div>
        )}
      </div>
      {hasStreets && (
        <LazyBoundary failed={null}>
          <Suspense>
            <div className="absolute">
              <LandShapes />
            </div>
          </Suspense>
        </LazyBoundary>
      )}
      <ul className="grid gap-4 md:grid-cols-2">
        {data.map((address) => (
          <AddressCard key={address.id} address={address} count={data.length} onChanged={retry} />
        ))}
      </ul>
    </div>
  )
}

function AddLink() {
  const messages = useMessages(addressesMessages)
  return (
    <a href="/account/create-address" className="button button-primary max-sm:w-full">
      <PersonalIcon name="map-pin-plus" className="size-4.5" />
      {messages.add}
    </a>
  )
}

function AddressesSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <div className="skeleton h-11 w-full sm:w-56 sm:self-end" />
      <div className="grid gap-4 md:grid-cols-2">
        <div className="skeleton h-72" />
        <div className="skeleton h-72" />
      </div>
    </div>
  )
}
