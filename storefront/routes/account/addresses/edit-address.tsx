import { Suspense, lazy } from 'react'
import { useNavigate } from 'react-router'
import { listAddresses } from '#contract/addresses.ts'
import { useOpenBranches } from '../../../addresses/delivering-branches.ts'
import { addressesMessages } from '../../../messages/addresses.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { metaMessages, pageMeta } from '../../../page/page-meta.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { LoadingRegion } from '../../../shopper/require-customer.tsx'
import { notify } from '../../../ui/notify.ts'
import { AccountPage } from '../account-page.tsx'
import { EmptyState, FailedState } from '../empty-state.tsx'
import { useQuery } from '../use-query.ts'
import type { Route } from './+types/edit-address'
import { FormSkeleton } from './form-skeleton.tsx'

const AddressForm = lazy(async () => ({ default: (await import('../../../addresses/address-form.tsx')).AddressForm }))

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, addressesMessages).editTitle, isPrivate: true })

export { PageError as ErrorBoundary } from '../../../shell/page-error.tsx'

/** The page that changes an address. Somebody else's is as one that does not exist. */
export default function EditAddress({ params }: Route.ComponentProps) {
  const messages = useMessages(addressesMessages)
  return (
    <AccountPage
      title={messages.editTitle}
      trail={[{ name: messages.title, to: '/account/addresses' }]}
      skeleton={<FormSkeleton />}
    >
      {(user) => <LoadedForm id={params.id} phone={user.phone} />}
    </AccountPage>
  )
}

function LoadedForm({ id, phone }: { id: string; phone: string }) {
  const messages = useMessages(addressesMessages)
  const navigate = useNavigate()
  const branches = useOpenBranches()
  const { data, failure, retry } = useQuery('addresses', (signal) => browserClient.call(listAddresses, {}, { signal }))
  if (failure) return <FailedState onRetry={retry} />
  const loading = (
    <LoadingRegion>
      <FormSkeleton />
    </LoadingRegion>
  )
  if (!data) return loading
  const address = data.find((each) => each.id === id)
  if (!address)
    return (
      <EmptyState icon="map-pin-off" title={messages.gone} detail={messages.goneDetail}>
        <a href="/account/addresses" className="button button-primary">
          {messages.toList}
        </a>
      </EmptyState>
    )
  const leave = () => void navigate('/account/addresses')
  return (
    <Suspense fallback={loading}>
      <AddressForm
        label={messages.editTitle}
        address={address}
        phone={phone}
        branches={branches}
        confirmsLocation
        className="card p-4 sm:p-6"
        onCancel={leave}
        onSaved={() => {
          notify({ id: 'address', tone: 'success', text: messages.updated })
          leave()
        }}
      />
    </Suspense>
  )
}
