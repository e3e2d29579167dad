import { accountSectionsMessages } from '../../messages/account-sections.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import type { Route } from './+types/security'
import { AccountPage } from './account-page.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { PasskeysSection } from './passkeys/passkeys-section.tsx'
import { CredentialsSection } from './security/credentials-section.tsx'
import { TwoStepSection } from './security/two-step-section.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, accountSectionsMessages).security.name, isPrivate: true })

export { PageError as ErrorBoundary } from '../../shell/page-error.tsx'

/** How the customer signs in: e-mail and password, two-step verification, passkeys (ACCOUNT-23, ACCOUNT-67). */
export default function SecurityPage() {
  const messages = useMessages(accountSectionsMessages)
  return (
    <AccountPage title={messages.security.name} skeleton={<SecuritySkeleton />}>
      {(user) => (
        <div className="flex flex-col gap-5">
          <ConfirmEmail user={user} />
          <CredentialsSection user={user} />
          <TwoStepSection user={user} />
          <PasskeysSection user={user} />
        </div>
      )}
    </AccountPage>
  )
}

function SecuritySkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <div className="skeleton h-64 rounded-lg" />
      <div className="skeleton h-48 rounded-lg" />
      <div className="skeleton h-72 rounded-lg" />
    </div>
  )
}
