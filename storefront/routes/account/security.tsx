import { accountSectionsMessages } from '../../messages/account-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import type { Route } from './+types/security'
import { AccountPage } from './account-page.tsx'
import { PasskeysSection } from './passkeys/passkeys-section.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, accountSectionsMessages).security.name, isPrivate: true })

export { PageError as ErrorBoundary } from '../../shell/page-error.tsx'

/** How the customer signs in: the passkeys of the account (ACCOUNT-67). */
export default function SecurityPage() {
  const messages = useMessages(accountSectionsMessages)
  return (
    <AccountPage title={messages.security.name} skeleton={<SecuritySkeleton />}>
      {() => (
        <div className="flex max-w-[42rem] flex-col gap-5">
          <PasskeysSection />
        </div>
      )}
    </AccountPage>
  )
}

function SecuritySkeleton() {
  return <div className="skeleton h-72 max-w-[42rem] rounded-lg" />
}
