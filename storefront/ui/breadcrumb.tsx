import { breadcrumbMessages } from '../messages/breadcrumb.ts'
import { useMessages } from '../messages/use-messages.ts'

export interface Crumb {
  name: string
  /** Where the link leads; the last crumb is the page itself and has none. */
  to?: string
}

/** The path from home to this page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const messages = useMessages(breadcrumbMessages)
  return (
    <nav aria-label={messages.label} className="text-sm text-muted">
      <ol className="flex min-w-0 items-center">
        {crumbs.map(({ name, to }, at) => (
          <li key={name} className={`flex items-center ${to ? 'shrink-0' : 'min-w-0'}`}>
            {at > 0 && (
              <span aria-hidden className="px-2 text-line-strong">
                /
              </span>
            )}
            {to ? (
              <a href={to} className="py-2 hover:text-ink hover:underline">
                {name}
              </a>
            ) : (
              <span aria-current="page" className="truncate">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
