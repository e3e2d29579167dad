import { type ReactNode, useId } from 'react'
import { accountMessages } from '../../../messages/account.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { LoadingRegion } from '../../../shopper/require-customer.tsx'
import { type AnyIconName, PersonalIcon } from '../../../ui/personal-icon.tsx'

interface Props<Data> {
  /** The section's anchor, which other pages link to. */
  anchor: string
  title: string
  detail: string
  query: { data: Data | undefined; failure: unknown; retry: () => void }
  isEmpty: (data: Data) => boolean
  empty: { icon: AnyIconName; title: string; detail: string }
  children: (data: Data) => ReactNode
  /** A button below the list, once it is loaded. */
  action?: ReactNode
}

/**
 * A card with one list of the page. It loads, fails and is empty by itself, so that a failed list takes none of the
 * others away.
 */
export function BalanceSection<Data>({ anchor, title, detail, query, isEmpty, empty, action, children }: Props<Data>) {
  const headingId = useId()
  return (
    <section id={anchor} aria-labelledby={headingId} className="@container card overflow-hidden">
      <div className="px-4 pt-4 pb-3 sm:px-5">
        <h2 id={headingId} tabIndex={-1} className="text-lg font-bold outline-none">
          {title}
        </h2>
        <p className="text-sm text-muted">{detail}</p>
      </div>
      <SectionContent {...{ query, isEmpty, empty, children }} />
      {action && query.data !== undefined && !query.failure && (
        <div className="border-t border-line px-4 py-3 sm:px-5">{action}</div>
      )}
    </section>
  )
}

function SectionContent<Data>({
  query: { data, failure, retry },
  isEmpty,
  empty,
  children,
}: Pick<Props<Data>, 'query' | 'isEmpty' | 'empty' | 'children'>) {
  if (failure) return <SectionFailure onRetry={retry} />
  if (data === undefined) {
    return (
      <LoadingRegion>
        <div className="flex flex-col gap-3 px-4 pt-1 pb-5 sm:px-5">
          <div className="skeleton h-14" />
          <div className="skeleton h-14" />
        </div>
      </LoadingRegion>
    )
  }
  if (!isEmpty(data)) return children(data)
  const { icon } = empty
  return (
    <div className="flex items-center gap-4 border-t border-line px-4 py-5 sm:px-5">
      <IconTile icon={icon} />
      <div className="min-w-0 text-sm">
        <p className="font-semibold">{empty.title}</p>
        <p className="text-muted">{empty.detail}</p>
      </div>
    </div>
  )
}

function SectionFailure({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages(accountMessages)
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-4 py-5 sm:px-5">
      <IconTile icon="cloud-off" />
      <div className="min-w-0 flex-1 basis-40 text-sm">
        <p className="font-semibold">{messages.failed}</p>
        <p className="text-muted">{messages.failedDetail}</p>
      </div>
      <button type="button" className="button button-quiet max-sm:w-full" onClick={onRetry}>
        {messages.tryAgain}
      </button>
    </div>
  )
}

/** The symbol of a row or an empty list, as wide as the mark of a card: the texts of all lists begin in one column. */
export function IconTile({ icon }: { icon: AnyIconName }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-md bg-sunken text-muted max-[22rem]:hidden @max-[13rem]:hidden">
      <PersonalIcon name={icon} className="size-5" />
    </span>
  )
}
