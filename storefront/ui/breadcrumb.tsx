import type { ReactNode } from 'react'
import { breadcrumbMessages } from '../messages/breadcrumb.ts'
import { useMessages } from '../messages/use-messages.ts'

export interface Crumb {
  name: string
  /** Where the link leads; the last crumb is the page itself and has none. */
  to?: string
  /** What is shown in place of the name, on a phone nothing: the heading with the same words is near. */
  content?: ReactNode
}

interface Props {
  crumbs: readonly Crumb[]
  /** A phone shows the page and the one above it alone, in one line. */
  isShort?: boolean
}

const lastTwo = 'max-sm:[&>:not(:nth-last-child(-n+2))]:hidden'
const withoutLast = 'max-sm:[&>:last-child]:hidden max-sm:[&>:nth-last-child(2)>span]:hidden'

/**
 * The path from home to this page. Where it is longer than a line, it goes on in the next one; the name of this page
 * takes at most two lines there, since its heading has the whole of it.
 */
export function Breadcrumb({ crumbs, isShort = false }: Props) {
  const messages = useMessages(breadcrumbMessages)
  return (
    <nav aria-label={messages.label} className="text-sm text-muted">
      <ol
        className={`flex flex-wrap items-baseline ${crumbs.at(-1)?.content ? withoutLast : ''} ${isShort ? lastTwo : ''}`}
      >
        {crumbs.map(({ name, to, content }) => (
          <li key={name} className="flex min-w-0 items-baseline">
            {to ? (
              <>
                <a href={to} className="py-2 wrap-anywhere hover:text-ink hover:underline">
                  {name}
                </a>
                {/* At the end of its line, so that each line begins at the edge. */}
                <span aria-hidden className="px-2 text-line-strong">
                  /
                </span>
              </>
            ) : (
              <span aria-current="page" className="mb-1 line-clamp-2 min-w-0 wrap-anywhere">
                {content ?? name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
