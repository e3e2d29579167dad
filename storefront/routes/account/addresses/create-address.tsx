import { listAddresses } from '#contract/addresses.ts'
import { addressesMessages } from '../../../messages/addresses.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { metaMessages, pageMeta } from '../../../page/page-meta.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import { Icon } from '../../../ui/icon.tsx'
import { AccountPage } from '../account-page.tsx'
import { useQuery } from '../use-query.ts'
import type { Route } from './+types/create-address'
import { FormSkeleton } from './form-skeleton.tsx'
import { SavedAddressForm } from './saved-address-form.tsx'

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

const noNames: readonly string[] = []

/** The form. The other addresses are loaded meanwhile: which names they have matters at its last fields alone. */
function NewAddress({ phone }: { phone: string }) {
  const messages = useMessages(addressesMessages)
  const { data, failure } = useQuery('addresses', (signal) => browserClient.call(listAddresses, {}, { signal }))
  return (
    <SavedAddressForm
      label={messages.createTitle}
      saved={messages.created}
      phone={phone}
      namesInUse={failure ? noNames : data?.map(({ name }) => name)}
    />
  )
}
