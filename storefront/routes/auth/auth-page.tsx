import type { ReactNode } from 'react'
import { shellMessages } from '../../messages/shell.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useShop } from '../../page/use-root.ts'
import { Wordmark } from '../../shell/wordmark.tsx'

/** The frame of a page about a sign-in, without header and footer (SHELL-1): the shop's name and one card. */
export function AuthPage({ children }: { children: ReactNode }) {
  const shell = useMessages(shellMessages)
  const shop = useShop()
  return (
    <div className="auth-page page flex min-h-svh flex-col">
      <a
        href="/"
        aria-label={shell.home(shop.name)}
        className="mt-4 inline-flex min-h-11 max-w-full items-center self-center rounded-md px-2"
      >
        <Wordmark />
      </a>
      <div className="m-auto w-full max-w-md py-12 text-center">{children}</div>
    </div>
  )
}
