import { Suspense, lazy } from 'react'
import { useNavigate } from 'react-router'
import { listAddresses } from '#contract/addresses.ts'
import { useOpenBranches } from '../../../addresses/delivering-branches.ts'
import { addressesMessages } from '../../../messages/addresses.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { metaMessages, pageMeta } from '../../../page/page-meta.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { LoadingRegion } from '../../../shopper/require-customer.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { notify } from '../../../ui/notify.ts'
import { AccountPage } from '../account-page.tsx'
import { useQuery } from '../use-query.ts'
import type { Route } from './+types/create-address'
import { FormSkeleton } from './form-skeleton.tsx'

const AddressForm = lazy(async () => ({ default: (await import('../../../addresses/address-form.tsx')).AddressForm }))

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, addressesMessages).createTitle, isPrivate: true })

export { PageError as ErrorBoundary } from '../../../shell/page-error.tsx'

/** The page of a new address. On phones it has no header: the form and its map have the screen to themselves. */
export default function CreateAddress() {
  const messages = useMessages(addressesMessages)
  return (
    // Its first row takes the place of the path above the title.
    <div className="max-md:[&_nav]:hidden">
      <div className="sticky top-0 z-20 flex h-14 items-center bg-paper px-2 md:hidden">
        <a href="/account/addresses" className="flex min-h-11 items-center gap-2 px-2 font-semibold">
          <Icon name="arrow-left" className="size-5" />
          {messages.title}
        </a>
      </div>
      <AccountPage
        title={messages.createTitle}
        trail={[{ name: messages.title, to: '/account/addresses' }]}
        skeleton={<FormSkeleton />}
      >
        {(user) => <NewAddress phone={user.phone} />}
      </AccountPage>
    </div>
  )
}

/** The form, once it is known which names the other addresses have; where they cannot be loaded it opens without them. */
function NewAddress({ phone }: { phone: string }) {
  const messages = useMessages(addressesMessages)
  const navigate = useNavigate()
  const branches = useOpenBranches()
  const { data, failure } = useQuery('addresses', (signal) => browserClient.call(listAddresses, {}, { signal }))
  const leave = () => void navigate('/account/addresses')
  const loading = (
    <LoadingRegion>
      <FormSkeleton />
    </LoadingRegion>
  )
  if (!data && !failure) return loading
  return (
    <Suspense fallback={loading}>
      <AddressForm
        label={messages.createTitle}
        phone={phone}
        branches={branches}
        namesInUse={data?.map(({ name }) => name)}
        confirmsLocation
        className="card p-4 sm:p-6"
        onCancel={leave}
        onSaved={() => {
          notify({ id: 'address', tone: 'success', text: messages.created })
          leave()
        }}
      />
    </Suspense>
  )
}
