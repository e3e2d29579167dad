import { type ReactNode, useRef } from 'react'
import { searchMessages } from '../messages/search.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Icon } from '../ui/icon.tsx'
import { HistoryHead, RemoveButtons } from './history-buttons.tsx'
import type { Line } from './lines.ts'
import { LineOption } from './line-option.tsx'
import { type SearchPanel, useSearchPanel } from './use-search-panel.ts'
import { useHeightBelow } from './use-height-below.ts'
import { useRootMark } from '../ui/use-root-mark.ts'

interface Props {
  /** The search field of the list. It retains the focus, and its attributes name the active line. */
  field: HTMLInputElement
  listId: string
  onChoose: (line: Line) => void
}

/**
 * The list under the search field (SHELL-14): the shopper's own searches and what is popular while the field is empty,
 * the typed text and suggestions while they type, what is popular where there are none. Its code is loaded with the first focus.
 */
export function SearchList({ field, listId, onChoose }: Props) {
  const messages = useMessages(searchMessages)
  const search = useSearchPanel({ field, listId, onChoose })
  const { isOpen, lines } = search
  const historyCount = shownHistory(search)
  const hasHistory = historyCount > 0
  const panel = useRef<HTMLDivElement>(null)
  useHeightBelow(panel, isOpen)
  return (
    <>
      <ClearButton field={field} />
      <p role="status" className="sr-only">
        {isOpen &&
          (search.isEmpty
            ? messages.noneFor(search.typed.trim())
            : hasHistory
              ? messages.recentCount(historyCount)
              : messages.suggestionCount(lines.length))}
      </p>
      {isOpen && (
        <>
          <PageInShade />
          <div
            aria-hidden
            onClick={() => field.blur()}
            className="absolute -inset-x-4 top-[calc(100%+0.375rem)] h-dvh bg-shade md:hidden"
          />
          {/* The default action of a press would move the focus out of the field. */}
          <div ref={panel} role="presentation" onMouseDown={(event) => event.preventDefault()} className="search-panel">
            {hasHistory && <HistoryHead onClear={() => search.remove()} />}
            <div className={hasHistory ? 'grid grid-cols-[minmax(0,1fr)_auto]' : ''}>
              <Options listId={listId} search={search} />
              {hasHistory && (
                <RemoveButtons
                  texts={lines.slice(0, historyCount).map(({ description }) => description)}
                  onRemove={search.remove}
                />
              )}
            </div>
          </div>
        </>
      )}
    </>
  )
}

function clear(field: HTMLInputElement): void {
  field.value = ''
  field.focus()
  // The list below the field reads it anew.
  field.dispatchEvent(new Event('input'))
}

/** Empties the field (SEARCH-56); styles show it while there is text. */
function ClearButton({ field }: { field: HTMLInputElement }) {
  const messages = useMessages(searchMessages)
  return (
    <button type="button" aria-label={messages.clearField} onClick={() => clear(field)} className="search-clear">
      <Icon name="x" className="size-5" />
    </button>
  )
}

/** How many of the first lines are the shopper's own searches, which only an empty field lists as such. */
const shownHistory = ({ typed, historyLength }: SearchPanel) => (typed.trim() ? 0 : historyLength)

function Options({ listId, search }: { listId: string; search: SearchPanel }) {
  const messages = useMessages(searchMessages)
  const { lines, isEmpty, typed, active, choose } = search
  const historyCount = shownHistory(search)
  const ownCount = lines.filter(({ kind }) => kind === 'typed' || kind === 'history').length
  // The products have a group, so that a search and a product of the same name are distinct.
  const firstProduct = lines.findIndex(({ kind }) => kind === 'product')
  const searchCount = firstProduct < 0 ? lines.length : firstProduct
  const productsEnd = lines.findLastIndex(({ kind }) => kind === 'product') + 1
  const device = lines[firstProduct]?.fits
  const productsTitle = device ? messages.fits(device) : messages.products
  // What is popular are searches, then categories.
  const firstCategory = lines.findIndex(({ kind }, at) => at >= historyCount && kind === 'category')
  const popular = firstCategory < 0 ? lines.length : firstCategory
  const options = lines.map((line, at) => (
    <LineOption
      key={`${line.kind} ${line.description}`}
      id={`${listId}-${at}`}
      line={line}
      typed={typed}
      isActive={at === active}
      onChoose={() => choose(line)}
    />
  ))
  return (
    <div id={listId} role="listbox" aria-label={messages.suggestions}>
      {typed.trim() === '' ? (
        <>
          {historyCount > 0 && (
            <div role="group" aria-label={messages.recent}>
              {options.slice(0, historyCount)}
            </div>
          )}
          <div className="search-columns">
            {popular > historyCount && <Titled title={messages.popular}>{options.slice(historyCount, popular)}</Titled>}
            {options.length > popular && <Titled title={messages.categories}>{options.slice(popular)}</Titled>}
          </div>
        </>
      ) : isEmpty ? (
        <>
          {options.slice(0, ownCount)}
          <div role="group" aria-label={messages.noneFor(typed.trim())}>
            <p aria-hidden className="search-head">
              {messages.noneFor(typed.trim())}
            </p>
            {options.slice(ownCount)}
          </div>
        </>
      ) : (
        <>
          {options.slice(0, searchCount)}
          {productsEnd > 0 && (
            <>
              <Titled title={productsTitle}>{options.slice(searchCount, productsEnd)}</Titled>
              {options.slice(productsEnd)}
            </>
          )}
        </>
      )}
    </div>
  )
}

/** While the list is open, a wide window shows the page behind it in the shade; a phone has an element for that. */
function PageInShade() {
  useRootMark('data-search-open')
  return null
}

/** A group of lines below its title. */
function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={title}>
      <p aria-hidden className="search-head">
        {title}
      </p>
      {children}
    </div>
  )
}
