import type { ReactNode } from 'react'
import { shellMessages } from '../../messages/shell.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useShop } from '../../page/use-root.ts'
import { Wordmark } from '../../shell/wordmark.tsx'
import { Picture } from '../../ui/picture.tsx'
import '../../theme/auth.css'

const pictureWidths = [640, 800, 1200]

interface Props {
  children: ReactNode
  /** The step that the page opens is a low card, which stands in the middle of a wide window. */
  isLow?: boolean
}

/** The frame of a page about a sign-in, without header and footer (SHELL-1): the shop's name and one card. */
export function AuthPage({ children, isLow = false }: Props) {
  const shell = useMessages(shellMessages)
  const shop = useShop()
  return (
    <>
      {/* Lazy: where it is not displayed, it does not load either. */}
      <div className="auth-stage">
        <Picture src="/media/card-cellphones" alt="" sizes="38vw" widths={pictureWidths} />
      </div>
      <div className="auth-page page" data-low={isLow || undefined}>
        <a
          href="/"
          aria-label={shell.home(shop.name)}
          className="auth-home inline-flex min-h-11 max-w-full items-center rounded-md px-2"
        >
          <Wordmark />
        </a>
        <div className="auth-card">{children}</div>
      </div>
    </>
  )
}
