import { titleOf } from '../page/page-meta.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useShop } from '../page/use-root.ts'

interface Props {
  /** The heading. By default it says that an error has occurred, and the document gets the same title. */
  title?: string
  text: string
  tryAgain?: string
  isTrying?: boolean
  onTryAgain: () => void
  /** A link to another page; by default to home. */
  link?: { path: string; text: string }
}

/** The content of a page after an error: a heading, an explanation, a button to try again, and a link. */
export function ErrorMessage({ title, text, tryAgain, isTrying = false, onTryAgain, link }: Props) {
  const messages = useMessages(shellMessages)
  const shop = useShop()
  return (
    <div className="page grid min-h-[60vh] place-content-center justify-items-center py-16 text-center">
      {title === undefined && <title>{titleOf(messages.errorTitle, shop.name)}</title>}
      <h1 className="text-2xl font-bold text-balance">{title ?? messages.errorTitle}</h1>
      <p className="mt-3 max-w-md text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <button type="button" className="needs-script button button-primary" disabled={isTrying} onClick={onTryAgain}>
          {tryAgain ?? messages.tryAgain}
        </button>
        <a href={link?.path ?? '/'} className="button button-quiet">
          {link?.text ?? messages.goHome}
        </a>
      </div>
    </div>
  )
}
