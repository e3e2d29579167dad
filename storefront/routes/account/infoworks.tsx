import { useLocation, useRevalidator } from 'react-router'
import { accountGuardMessages } from '../../messages/account-guard.ts'
import { shellMessages } from '../../messages/shell.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { useRoot } from '../../page/use-root.ts'
import { ContactBlock } from '../../shell/contact-block.tsx'
import type { Route } from './+types/infoworks'
import { PersonalIcon } from '../../ui/personal-icon.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, accountGuardMessages).working, isPrivate: true })

export { PageError as ErrorBoundary } from '../../shell/page-error.tsx'

/** Where the account's pages lead while the page is disabled (ACCOUNT-55). Once it is open, the way back to them. */
export default function Infoworks() {
  const messages = useMessages(accountGuardMessages)
  const shell = useMessages(shellMessages)
  const page = useRoot()?.configuration?.general.web_page
  const { revalidate, state } = useRevalidator()
  const from = useOrigin()
  const isWorking = page?.active === false
  const icon = isWorking ? 'construction' : 'door-open'
  return (
    <div className="page flex min-h-[60vh] flex-col items-center gap-6 py-12 text-center lg:py-20">
      <span className="grid size-16 place-items-center rounded-xl bg-accent-soft">
        <PersonalIcon name={icon} className="size-7.5" />
      </span>
      <div className="flex max-w-lg flex-col gap-3" role="status">
        <h1 className="text-xl font-extrabold text-balance lg:text-2xl">
          {isWorking ? messages.working : messages.done}
        </h1>
        <p className="text-pretty text-muted">{isWorking ? messages.workingDetail : messages.doneDetail}</p>
      </div>
      {isWorking ? (
        <>
          <button
            type="button"
            className="button button-primary needs-script"
            disabled={state === 'loading'}
            onClick={() => void revalidate()}
          >
            {shell.tryAgain}
          </button>
          {Object.values(page.contact).some(Boolean) && (
            <section aria-label={messages.reach} className="flex flex-col gap-2 text-left">
              <h2 className="text-sm font-semibold text-muted">{messages.reach}</h2>
              <ContactBlock />
            </section>
          )}
        </>
      ) : (
        <a href={from} className="button button-primary">
          {messages.toAccount}
        </a>
      )}
    </div>
  )
}

/** The page of the account that led here, else the account's first page. */
function useOrigin(): string {
  const { state } = useLocation()
  const from: unknown = (state as { from?: unknown } | null)?.from
  return typeof from === 'string' && from.startsWith('/account') ? from : '/account'
}
