import { type ReactNode, useRef } from 'react'
import { reviewsAndQuestionsMessages } from '../../../messages/reviews-and-questions.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { isServer } from './post-controls.tsx'

interface Props {
  list: { total: number; page: number; pages: number } | null
  status: 'ready' | 'loading' | 'failed'
  q: string
  count: (total: number) => string
  failure: string
  pagesLabel: string
  onTurn: (page: number) => void
  onRetry: () => void
  children: ReactNode
}

/** A page of posts with a pager. A page that failed to load shows a message with a button that tries again. */
export function PostList({ list, status, q, count, failure, pagesLabel, onTurn, onRetry, children }: Props) {
  const messages = useMessages(reviewsAndQuestionsMessages)
  const top = useRef<HTMLDivElement>(null)
  const turn = (page: number) => {
    onTurn(page)
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }
  const announced = status === 'loading' ? messages.loading : status === 'ready' && list ? count(list.total) : ''
  return (
    <div ref={top} tabIndex={-1} className="scroll-mt-24 outline-none">
      <p role="status" className="sr-only">
        {announced}
        {status === 'ready' && list && list.pages > 1 && `. ${messages.pageOf(list.page, list.pages)}`}
      </p>
      {status === 'failed' ? (
        <div role="alert" className="card flex flex-wrap items-center justify-between gap-3 px-4 py-4">
          <p>{failure}</p>
          <button type="button" className="button button-quiet needs-script" disabled={isServer} onClick={onRetry}>
            {messages.tryAgain}
          </button>
        </div>
      ) : (
        <div aria-busy={status === 'loading'} className="transition-opacity aria-busy:opacity-50">
          {list?.total === 0 && q ? <p className="py-6 text-muted">{messages.noneFound(q)}</p> : children}
        </div>
      )}
      {list && list.pages > 1 && <PostPager {...list} label={pagesLabel} isBusy={status === 'loading'} onTurn={turn} />}
    </div>
  )
}

interface PagerProps {
  page: number
  pages: number
  label: string
  isBusy: boolean
  onTurn: (page: number) => void
}

function PostPager({ page, pages, label, isBusy, onTurn }: PagerProps) {
  const messages = useMessages(reviewsAndQuestionsMessages)
  return (
    <nav
      aria-label={label}
      className="needs-script mt-4 flex flex-wrap items-center justify-between gap-3 sm:justify-start"
    >
      <button
        type="button"
        className="button button-quiet"
        disabled={isServer || isBusy || page <= 1}
        onClick={() => onTurn(page - 1)}
      >
        {messages.previous}
      </button>
      <span className="text-sm text-muted">{messages.pageOf(page, pages)}</span>
      <button
        type="button"
        className="button button-quiet"
        disabled={isServer || isBusy || page >= pages}
        onClick={() => onTurn(page + 1)}
      >
        {messages.next}
      </button>
    </nav>
  )
}
