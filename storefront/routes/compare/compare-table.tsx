import { comparedMax } from '#domain/products/compare-list.ts'
import { type CompareRow, compareRows } from '../../compare/compare-rows.ts'
import { Icon } from '../../ui/icon.tsx'
import { StockNote, stockText } from '../../product/stock-note.tsx'
import { Rating } from '../../product/rating.tsx'
import type { ProductCard } from '../../product/product-card.ts'
import { useBranch } from '../../shopper/branch.ts'
import { compareMessages } from '../../messages/compare.ts'
import { cardMessages } from '../../messages/product-card.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type ComparedProduct, listOfKind } from './compared-product.ts'
import { CompareStrip, useStrip } from './compare-strip.tsx'
import { ComparedHead } from './compared-head.tsx'

// An element that scrolls must be focusable, so that the keyboard can scroll it.
const byKeys = { tabIndex: 0 }

/**
 * The products as columns, and a row for each property that any of them has. The checkbox that shows only differences
 * works by CSS alone, so without JavaScript too. On a phone the name of a row is above its values.
 */
export function CompareTable({ products }: { products: readonly ComparedProduct[] }) {
  const rows = useCompareRows(products)
  const codes = products.map(({ card }) => card.codarticulo)
  const isComparison = products.length > 1
  const equal = isComparison ? rows.filter(({ isSame }) => isSame) : []
  const others = rows.filter((row) => !equal.includes(row))
  const { strip, onScroll } = useStrip()
  const left = comparedMax - codes.length
  const isShort = hasShortPrices(products)
  return (
    <div className="compare-frame" data-products={codes.length} data-long-prices={hasLongPrices(products) || undefined}>
      <CompareStrip strip={strip} products={products} hasShortPrices={isShort} />
      <div className="compare-scroll" role="region" aria-labelledby="compare" onScroll={onScroll} {...byKeys}>
        <table className="compare-table">
          <TableHead products={products} codes={codes} hasEqualRows={equal.length > 0} hasShortPrices={isShort} />
          <tbody>
            <CardRows products={products} />
            {others.map((row) => (
              <Row key={row.name} row={row} codes={codes} />
            ))}
          </tbody>
          {equal.length > 0 && <EqualRows rows={equal} codes={codes} />}
        </table>
      </div>
      {left > 0 && products[0] && (
        <div className="compare-more">
          <AddAnother left={left} first={products[0]} />
        </div>
      )}
    </div>
  )
}

/** Whether a price has six digits: a narrow column shows it in smaller letters. */
const hasLongPrices = (products: readonly ComparedProduct[]) => products.some(({ card }) => Number(card.price) >= 1e5)

/** Whether four columns, which have little space, show no centavos: where no price has any. */
const hasShortPrices = (products: readonly ComparedProduct[]) =>
  products.length === comparedMax &&
  products.every(({ card }) => Number.isInteger(card.price ?? 0) && Number.isInteger(card.special_price))

interface HeadProps {
  products: readonly ComparedProduct[]
  codes: readonly string[]
  hasEqualRows: boolean
  hasShortPrices: boolean
}

function TableHead({ products, codes, hasEqualRows, hasShortPrices: isShort }: HeadProps) {
  const messages = useMessages(compareMessages)
  return (
    <thead>
      <tr>
        <td className="align-bottom">
          {hasEqualRows && (
            <label className="compare-name-of-row flex min-h-11 items-center gap-2 font-semibold md:max-lg:flex-col md:max-lg:items-start md:max-lg:text-xs">
              <input type="checkbox" className="only-differences" autoComplete="off" />
              {messages.onlyDifferences}
            </label>
          )}
        </td>
        {products.map(({ card }) => (
          <th key={card.codarticulo} scope="col">
            <ComparedHead card={card} others={codes.filter((code) => code !== card.codarticulo)} isShort={isShort} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** The rows of rating and stock, which show more than a text. One is equal where a shopper reads the same everywhere. */
function CardRows({ products }: { products: readonly ComparedProduct[] }) {
  const messages = useMessages(compareMessages)
  const ofCards = useMessages(cardMessages)
  const { branch } = useBranch()
  const stockOf = ({ existence: here, GlobalExistence: everywhere }: ProductCard) => ({ here, everywhere })
  const rows = [
    {
      name: messages.rating,
      cell: (card: ProductCard) => <CardRating card={card} />,
      read: ({ avgRating, total_reviews: count }: ProductCard) => `${avgRating} of ${count}`,
    },
    {
      name: messages.stock,
      detail: branch && messages.stockAt(branch.description),
      cell: (card: ProductCard) => <StockNote {...stockOf(card)} />,
      read: (card: ProductCard) => stockText(ofCards, stockOf(card)),
    },
  ]
  return rows.map(({ name, detail, cell, read }) => (
    <tr key={name} className={isEqual(products.map(({ card }) => read(card))) ? 'is-same' : undefined}>
      <th scope="row">
        <span className="compare-name-of-row">
          {name} {detail && <span className="text-xs md:block">{detail}</span>}
        </span>
      </th>
      {products.map(({ card }) => (
        <td key={card.codarticulo}>{cell(card)}</td>
      ))}
    </tr>
  ))
}

const isEqual = (texts: readonly string[]) => texts.length > 1 && new Set(texts).size === 1

function CardRating({ card }: { card: ProductCard }) {
  const messages = useMessages(compareMessages)
  if (card.total_reviews > 0) return <Rating average={card.avgRating} count={card.total_reviews} />
  return <span className="text-muted">{messages.notRated}</span>
}

/** The rows in which the products differ, what their names say already last of them, then those that are equal. */
function useCompareRows(products: readonly ComparedProduct[]): CompareRow[] {
  const messages = useMessages(compareMessages)
  const isOneKind = new Set(products.map(({ category }) => category.category_id)).size === 1
  const rows = compareRows(
    products.map(({ card, model, color, storage, category, specifications, garanty }) => ({
      facts: [
        { name: messages.brand, value: card.brand },
        { name: messages.category, value: isOneKind && products.length > 1 ? null : category.category_name },
        { name: messages.model, value: model },
        { name: messages.color, value: color },
        { name: messages.storage, value: storage },
        { name: messages.warranty, value: garanty > 0 ? messages.days(garanty) : null },
      ],
      specifications,
    })),
  )
  if (products.length === 1) return rows
  const inNames = [messages.brand, messages.model, messages.color]
  const rank = ({ name, isSame }: CompareRow) => (isSame ? 2 : Number(inNames.includes(name)))
  return rows.toSorted((one, other) => rank(one) - rank(other))
}

/** What the products have in common, below a line of its own. */
function EqualRows({ rows, codes }: { rows: readonly CompareRow[]; codes: readonly string[] }) {
  const messages = useMessages(compareMessages)
  return (
    <tbody className="is-same">
      <tr>
        <th scope="rowgroup" colSpan={codes.length + 1} className="compare-equal">
          <span className="compare-name-of-row">{messages.equal(codes.length)}</span>
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.name} row={row} codes={codes} isEqual />
      ))}
    </tbody>
  )
}

interface RowProps {
  row: CompareRow
  codes: readonly string[]
  isEqual?: boolean
}

function Row({ row: { name, values }, codes, isEqual: isSame = false }: RowProps) {
  const messages = useMessages(compareMessages)
  return (
    <tr>
      <th scope="row">
        <span className="compare-name-of-row">{name}</span>
      </th>
      {values.map((value, at) => (
        <td
          key={codes[at]}
          className={`${isSame ? 'text-muted' : 'font-semibold'} ${name === messages.color ? 'first-letter:uppercase' : ''}`}
        >
          {value ?? (
            <>
              <span aria-hidden className="text-muted">
                –
              </span>
              <span className="sr-only">{messages.nothing}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  )
}

/** A link to products of the same category, below the table on a phone and below a single product. */
function AddAnother({ left, first }: { left: number; first: ComparedProduct }) {
  const messages = useMessages(compareMessages)
  return (
    <a href={listOfKind(first)} className="compare-another">
      <Icon name="plus" className="size-6" />
      {messages.addAnother}
      <span className="text-xs font-normal text-muted">{messages.addAnotherDetail(left)}</span>
    </a>
  )
}
