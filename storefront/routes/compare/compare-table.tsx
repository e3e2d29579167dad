import { comparedMax } from '#domain/products/chosen-codes.ts'
import { type CompareRow, compareRows } from '../../compare/compare-rows.ts'
import { Icon } from '../../ui/icon.tsx'
import { StockNote } from '../../product/stock-note.tsx'
import { Price } from '../../product/price.tsx'
import { Rating } from '../../product/rating.tsx'
import type { ProductCard } from '../../product/product-card.ts'
import { useBranch } from '../../shopper/branch.ts'
import { useOwnPrice } from '../../shopper/own-prices.ts'
import { compareMessages } from '../../messages/compare.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Compared } from './compare.tsx'
import { ComparedHead } from './compared-head.tsx'

// What scrolls has to be reachable by keys.
const byKeys = { tabIndex: 0 }

/**
 * The products side by side, a row for each thing that any of them states. Its switch is the style's alone: it works
 * without JavaScript.
 */
export function CompareTable({ products }: { products: readonly Compared[] }) {
  const messages = useMessages(compareMessages)
  const { branch } = useBranch()
  const rows = useRows(products)
  const codes = products.map(({ card }) => card.codarticulo)
  const left = comparedMax - products.length
  return (
    <div className="compare-scroll" role="region" aria-labelledby="compare" {...byKeys}>
      <table className="compare-table">
        <thead>
          <tr>
            <td className="align-bottom">
              {products.length > 1 && rows.some(({ isSame }) => isSame) && (
                <label className="flex min-h-11 gap-2 font-semibold max-lg:flex-col max-lg:text-xs lg:items-center">
                  <input type="checkbox" className="only-differences" autoComplete="off" />
                  {messages.onlyDifferences}
                </label>
              )}
            </td>
            {products.map(({ card }) => (
              <th key={card.codarticulo} scope="col">
                <ComparedHead card={card} others={codes.filter((code) => code !== card.codarticulo)} />
              </th>
            ))}
            {left > 0 && (
              <td>
                <AddAnother left={left} category={products[0]?.category.category_id} />
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{messages.price}</th>
            {products.map(({ card }) => (
              <td key={card.codarticulo}>
                <OwnPrice card={card} />
              </td>
            ))}
            {left > 0 && <td aria-hidden />}
          </tr>
          <tr>
            <th scope="row">
              {messages.stock}
              {branch && <span className="block text-xs">{messages.stockAt(branch.description)}</span>}
            </th>
            {products.map(({ card }) => (
              <td key={card.codarticulo}>
                <StockNote here={card.existence} everywhere={card.GlobalExistence} />
              </td>
            ))}
            {left > 0 && <td aria-hidden />}
          </tr>
          <tr>
            <th scope="row">{messages.rating}</th>
            {products.map(({ card }) => (
              <td key={card.codarticulo}>
                {card.total_reviews > 0 ? (
                  <Rating average={card.avgRating} count={card.total_reviews} />
                ) : (
                  <span className="text-muted">{messages.notRated}</span>
                )}
              </td>
            ))}
            {left > 0 && <td aria-hidden />}
          </tr>
          {rows.map((row) => (
            <Row key={row.name} row={row} codes={codes} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function useRows(products: readonly Compared[]): CompareRow[] {
  const messages = useMessages(compareMessages)
  return compareRows(
    products.map(({ card, model, color, storage, category, specifications, garanty }) => ({
      facts: [
        { name: messages.brand, value: card.brand },
        { name: messages.category, value: category.category_name },
        { name: messages.model, value: model },
        { name: messages.color, value: color },
        { name: messages.storage, value: storage },
        { name: messages.warranty, value: garanty > 0 ? messages.days(garanty) : null },
      ],
      specifications,
    })),
  )
}

function Row({ row: { name, values, isSame }, codes }: { row: CompareRow; codes: readonly string[] }) {
  const messages = useMessages(compareMessages)
  return (
    <tr className={isSame && codes.length > 1 ? 'is-same' : undefined}>
      <th scope="row">{name}</th>
      {values.map((value, at) => (
        <td key={codes[at]} className={name === messages.color ? 'first-letter:uppercase' : undefined}>
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
      {values.length < comparedMax && <td aria-hidden />}
    </tr>
  )
}

function OwnPrice({ card }: { card: ProductCard }) {
  return <Price product={useOwnPrice(card)} />
}

/** The free place beside them leads to goods of the same kind. */
function AddAnother({ left, category }: { left: number; category: number | undefined }) {
  const messages = useMessages(compareMessages)
  return (
    <a href={category ? `/shop?category=${category}` : '/shop'} className="compare-another">
      <Icon name="plus" className="size-6" />
      {messages.addAnother}
      <span className="text-xs font-normal text-muted">{messages.addAnotherDetail(left)}</span>
    </a>
  )
}
