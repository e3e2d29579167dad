import { listAddresses } from '#contract/addresses.ts'
import { addressesMessages } from '../../../messages/addresses.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { metaMessages, pageMeta } from '../../../page/page-meta.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { AccountPage } from '../account-page.tsx'
import { EmptyState, FailedState } from '../empty-state.tsx'
import { useQuery } from '../use-query.ts'
import type { Route } from './+types/edit-address'
import { FormSkeleton } from './form-skeleton.tsx'
import { LoadingForm, SavedAddressForm } from './saved-address-form.tsx'

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
  const { data, failure, retry } = useQuery('addresses', (signal) => browserClient.call(listAddresses, {}, { signal }))
  if (failure) return <FailedState onRetry={retry} />
  if (!data) return <LoadingForm />
  const address = data.find((each) => each.id === id)
  if (!address)
    return (
      <EmptyState icon="map-pin-off" title={messages.gone} detail={messages.goneDetail}>
        <a href="/account/addresses" className="button button-primary">
          {messages.toList}
        </a>
      </EmptyState>
    )
  return <SavedAddressForm label={messages.editTitle} saved={messages.updated} address={address} phone={phone} />
}
