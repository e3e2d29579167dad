import { type ReactNode, useRef } from 'react'
import { opinionsMessages } from '../../../messages/opinions.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { isAsleep } from './opinion-controls.tsx'

interface Props {
  list: { total: number; page: number; pages: number } | null
  status: 'ready' | 'loading' | 'failed'
  q: string
  count: (total: number) => string
  failure: string
  pagesLabel: string
  onTurn: (page: number) => void
  onAgain: () => void
  children: ReactNode
}

/**
 * A page of opinions with the ways to the others; what failed says so and can be asked again, and the rest of the
 * product's page stands.
 */
export function OpinionList({ list, status, q, count, failure, pagesLabel, onTurn, onAgain, children }: Props) {
  const messages = useMessages(opinionsMessages)
  const top = useRef<HTMLDivElement>(null)
  const turn = (page: number) => {
    onTurn(page)
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }
  const told = status === 'loading' ? messages.loading : status === 'ready' && list ? count(list.total) : ''
  return (
    <div ref={top} tabIndex={-1} className="scroll-mt-24 outline-none">
      <p role="status" className="sr-only">
        {told}
        {status === 'ready' && list && list.pages > 1 && `. ${messages.pageOf(list.page, list.pages)}`}
      </p>
      {status === 'failed' ? (
        <div role="alert" className="card flex flex-wrap items-center justify-between gap-3 px-4 py-4">
          <p>{failure}</p>
          <button type="button" className="button button-quiet needs-script" disabled={isAsleep} onClick={onAgain}>
            {messages.tryAgain}
          </button>
        </div>
      ) : (
        <div aria-busy={status === 'loading'} className="transition-opacity aria-busy:opacity-50">
          {list?.total === 0 && q ? <p className="py-6 text-muted">{messages.noneFound(q)}</p> : children}
        </div>
      )}
      {list && list.pages > 1 && <Pages {...list} label={pagesLabel} isBusy={status === 'loading'} onTurn={turn} />}
    </div>
  )
}

interface PagesProps {
  page: number
  pages: number
  label: string
  isBusy: boolean
  onTurn: (page: number) => void
}

function Pages({ page, pages, label, isBusy, onTurn }: PagesProps) {
  const messages = useMessages(opinionsMessages)
  return (
    <nav
      aria-label={label}
      className="needs-script mt-4 flex flex-wrap items-center justify-between gap-3 sm:justify-start"
    >
      <button
        type="button"
        className="button button-quiet"
        disabled={isAsleep || isBusy || page <= 1}
        onClick={() => onTurn(page - 1)}
      >
        {messages.previous}
      </button>
      <span className="text-sm text-muted">{messages.pageOf(page, pages)}</span>
      <button
        type="button"
        className="button button-quiet"
        disabled={isAsleep || isBusy || page >= pages}
        onClick={() => onTurn(page + 1)}
      >
        {messages.next}
      </button>
    </nav>
  )
}
