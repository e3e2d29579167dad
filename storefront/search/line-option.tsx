import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { groupThousands } from '../ui/group-thousands.ts'
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
  all: 'search',
  words: 'search',
  category: 'layout-grid',
  brand: 'store',
  product: 'package',
  page: 'circle-help',
}

/**
 * A line of the list: its icon or picture, its text with the typed part in bold, and its kind or its price. Of a product
 * what stands behind the last comma of its name, such as the colour, is a detail below it.
 */
export function LineOption({ id, line, typed, isActive, onChoose }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the search field retains the focus and handles the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onChoose}
      className={`search-line search-line-${line.kind}`}
    >
      {line.picture_url ? (
        <span className="search-thumb">
          <Picture src={line.picture_url} alt="" sizes="3rem" widths={smallWidths} />
        </span>
      ) : (
        <span className="search-icon">
          <Icon name={icons[line.kind]} className="size-4.5" />
        </span>
      )}
      {line.kind === 'product' ? <Product line={line} typed={typed} /> : <SearchText line={line} typed={typed} />}
    </div>
  )
}

function Product({ line, typed }: { line: Line; typed: string }) {
  const { description, price } = line
  const comma = description.lastIndexOf(', ')
  const name = comma > 0 ? description.slice(0, comma) : description
  return (
    <span className="search-product">
      <span className="search-name">
        <Matched text={name} typed={typed} />
      </span>{' '}
      {price !== null && <span className="search-price">{formatMoney(toCentavos(price))}</span>}{' '}
      {comma > 0 && <span className="search-detail">{description.slice(comma + 2)}</span>}
    </span>
  )
}

function SearchText({ line, typed }: { line: Line; typed: string }) {
  const messages = useMessages(searchMessages)
  const { kind, description, total, price } = line
  const note =
    kind === 'category'
      ? messages.inCategory
      : kind === 'brand'
        ? messages.brand
        : kind === 'page'
          ? messages.page
          : undefined
  return (
    <>
      <span className="line-clamp-2 min-w-0 grow wrap-anywhere">
        {kind === 'typed' && messages.searchFor(description)}
        {kind === 'all' && (total === null ? messages.seeAll : messages.seeResults(total, groupThousands(total)))}
        {kind !== 'typed' && kind !== 'all' && <Matched text={description} typed={typed} />}
        {kind === 'words' && price !== null && (
          <span className="block text-xs text-muted">{messages.from(formatMoney(toCentavos(price)))}</span>
        )}
      </span>
      {note && <span className="shrink-0 text-xs text-muted">{note}</span>}
      {kind === 'all' && <Icon name="arrow-right" className="size-4.5 shrink-0" />}
    </>
  )
}

const Matched = ({ text, typed }: { text: string; typed: string }) =>
  matchedParts(text, typed).map((part, at) =>
    part.isMatch ? (
      <b key={at} className="font-bold">
        {part.text}
      </b>
    ) : (
      part.text
    ),
  )
