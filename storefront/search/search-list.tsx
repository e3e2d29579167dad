import { useRef } from 'react'
import { searchMessages } from '../messages/search.ts'
import { useMessages } from '../messages/use-messages.ts'
import { HistoryHead, RemoveButtons } from './history-buttons.tsx'
import type { Line } from './lines.ts'
import { LineOption } from './line-option.tsx'
import { type SearchPanel, useSearchPanel } from './use-search-panel.ts'
import { useHeightBelow } from './use-height-below.ts'

interface Props {
  /** The search field of the list. It retains the focus, and its attributes name the active line. */
  field: HTMLInputElement
  listId: string
  onChoose: (line: Line) => void
}

/**
 * The list under the search field (SHELL-14): the shopper's own searches while the field is empty, suggestions while they
 * type. Its code is loaded with the first focus.
 */
export function SearchList({ field, listId, onChoose }: Props) {
  const messages = useMessages(searchMessages)
  const search = useSearchPanel({ field, listId, onChoose })
  const { isOpen, isHistory, lines } = search
  const panel = useRef<HTMLDivElement>(null)
  useHeightBelow(panel, isOpen)
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && (isHistory ? messages.recentCount(lines.length) : messages.suggestionCount(lines.length))}
      </p>
      {isOpen && (
        <>
          <div
            aria-hidden
            onClick={() => field.blur()}
            className="absolute -inset-x-4 top-[calc(100%+0.375rem)] h-dvh bg-shade md:hidden"
          />
          {/* The default action of a press would move the focus out of the field. */}
          <div ref={panel} role="presentation" onMouseDown={(event) => event.preventDefault()} className="search-panel">
            {isHistory && <HistoryHead onClear={() => search.remove()} />}
            <div className={isHistory ? 'grid grid-cols-[minmax(0,1fr)_auto]' : ''}>
              <Options listId={listId} search={search} />
              {isHistory && (
                <RemoveButtons texts={lines.map(({ description }) => description)} onRemove={search.remove} />
              )}
            </div>
          </div>
        </>
      )}
    </>
  )
}

function Options({ listId, search }: { listId: string; search: SearchPanel }) {
  const messages = useMessages(searchMessages)
  const { isHistory, lines, typed, active, choose } = search
  return (
    <div id={listId} role="listbox" aria-label={isHistory ? messages.recent : messages.suggestions}>
      {lines.map((line, at) => (
        <LineOption
          key={`${line.kind} ${line.description}`}
          id={`${listId}-${at}`}
          line={line}
          typed={typed}
          isActive={at === active}
          onChoose={() => choose(line)}
        />
      ))}
    </div>
  )
}
