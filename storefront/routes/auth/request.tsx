import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { useShop } from '../../page/use-root.ts'
import { Wordmark } from '../../shell/wordmark.tsx'
import { authRequestMessages } from '../../messages/auth-request.ts'
import { shellMessages } from '../../messages/shell.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Route } from './+types/request'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, authRequestMessages).title, isPrivate: true })

/**
 * The page to approve a sign-in that was begun on another device, without header and footer (SHELL-1). The store offers no
 * such sign-in yet, so the page says that none is open and links to the account and to home.
 */
export default function AuthRequest() {
  const messages = useMessages(authRequestMessages)
  const shell = useMessages(shellMessages)
  const shop = useShop()
  return (
    <div className="page flex min-h-svh flex-col">
      <a
        href="/"
        aria-label={shell.home(shop.name)}
        className="mt-4 inline-flex min-h-11 items-center self-center rounded-md px-2"
      >
        <Wordmark />
      </a>
      <div className="m-auto max-w-md py-12 text-center">
        <h1 className="text-2xl font-bold text-balance">{messages.title}</h1>
        <p className="mt-3 text-pretty text-muted">{messages.text}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <a href="/account/devices" className="button button-primary">
            {messages.devices}
          </a>
          <a href="/" className="button button-quiet">
            {shell.goHome}
          </a>
        </div>
      </div>
    </div>
  )
}
