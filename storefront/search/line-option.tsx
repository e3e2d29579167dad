import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Picture, smallWidths } from '../ui/picture.tsx'
import { searchMessages } from '../messages/search.ts'
import { useMessages } from '../messages/use-messages.ts'
import type { Line } from './lines.ts'
import { matchedParts } from './matched-parts.ts'

interface Props {
  id: string
  line: Line
  typed: string
  isActive: boolean
  onChoose: () => void
}

const icons: Record<Line['kind'], IconName> = {
  history: 'history',
  typed: 'search',
  words: 'search',
  category: 'layout-grid',
  brand: 'store',
  product: 'package',
}

/** A line of the list: its icon or picture, its text with the typed part in bold, and its kind or its price. */
export function LineOption({ id, line, typed, isActive, onChoose }: Props) {
  const messages = useMessages(searchMessages)
  const note = line.kind === 'category' ? messages.inCategory : line.kind === 'brand' ? messages.brand : undefined
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the search field retains the focus and handles the keys
    <div id={id} role="option" aria-selected={isActive} onClick={onChoose} className="search-line">
      {line.picture_url ? (
        <span className="search-thumb">
          <Picture src={line.picture_url} alt="" sizes="2.5rem" widths={smallWidths} />
        </span>
      ) : (
        <span className="grid w-10 shrink-0 place-items-center text-muted">
          <Icon name={icons[line.kind]} className="size-4.5" />
        </span>
      )}
      <span className={`min-w-0 grow wrap-anywhere ${line.kind === 'product' ? '' : 'line-clamp-2'}`}>
        {line.kind === 'typed' && messages.searchFor(line.description)}
        {(line.kind === 'typed' ? [] : matchedParts(line.description, typed)).map(({ text, isMatch }, at) =>
          isMatch ? (
            <b key={at} className="font-bold">
              {text}
            </b>
          ) : (
            text
          ),
        )}
      </span>
      {note && <span className="shrink-0 text-xs text-muted">{note}</span>}
      {line.price !== null && <span className="shrink-0 font-semibold">{formatMoney(toCentavos(line.price))}</span>}
    </div>
  )
}
