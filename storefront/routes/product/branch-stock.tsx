import { Icon } from '../../ui/icon.tsx'
import { StockNote, bandOf } from '../../product/stock-note.tsx'
import { openBranchDialog, useBranch } from '../../shopper/branch.ts'
import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { ShownProduct } from './product-at-level.ts'

/**
 * The stock at the shopper's branch, and a folded table of all branches, which is open where their own branch has none.
 * Where no branch has any, there is a link to similar products.
 */
export function BranchStock({ product, hasSimilar }: { product: ShownProduct; hasSimilar: boolean }) {
  const messages = useMessages(productMessages)
  const { branchCode, branch } = useBranch()
  const hasStockHere = bandOf(product.existence) !== 'none'
  const others = product.branchesAvailable.filter(
    ({ pos_id, existencia }) => pos_id !== branchCode && bandOf(existencia) !== 'none',
  )
  const name = branch?.description ?? ''
  return (
    <div className="rounded-lg bg-sunken px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-1.5">
          <StockNote here={product.existence} everywhere={hasStockHere ? product.existence : 0} />
          <span className="text-muted">{messages.stockHere(name)}</span>
        </div>
        <button
          type="button"
          onClick={() => openBranchDialog()}
          aria-haspopup="dialog"
          className="needs-script link -my-2 flex min-h-11 items-center gap-1.5 font-semibold"
        >
          <Icon name="map-pin" className="size-4" />
          {messages.changeBranch}
        </button>
      </div>
      {!hasStockHere && (
        <p className="mt-1 text-muted">
          {messages.noStockHere(name)}{' '}
          {others.length > 0 ? messages.otherBranchesHave(others.length) : messages.noStockAnywhere}{' '}
          {others.length === 0 && hasSimilar && (
            <a href="#similar" className="link inline-flex min-h-8 items-center font-semibold">
              {messages.seeSimilar}
            </a>
          )}
        </p>
      )}
      <details open={!hasStockHere && others.length > 0} className="group mt-2 -mb-3 border-t border-line open:mb-0">
        <summary className="flex min-h-11 list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
          {messages.stockByBranch}
          <Icon name="chevron-down" className="size-4.5 text-muted transition-transform group-open:rotate-180" />
        </summary>
        <BranchTable product={product} branchCode={branchCode} />
      </details>
    </div>
  )
}

function BranchTable({ product, branchCode }: { product: ShownProduct; branchCode: number }) {
  const messages = useMessages(productMessages)
  const count = (stock: ShownProduct['existence']) => (stock === '+99' ? 99 : stock)
  // The shopper's branch first, then the branches with the most stock.
  const rows = product.branchesAvailable.toSorted(
    (a, b) =>
      Number(b.pos_id === branchCode) - Number(a.pos_id === branchCode) || count(b.existencia) - count(a.existencia),
  )
  return (
    <table className="w-full">
      <thead className="sr-only">
        <tr>
          <th scope="col">{messages.branch}</th>
          <th scope="col">{messages.available}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ pos_id, description, existencia }) => (
          <tr key={pos_id} className="border-t border-line">
            <th scope="row" className="py-2 pr-3 text-left font-normal wrap-anywhere">
              {description}
              {pos_id === branchCode && <span className="ml-1.5 text-xs text-muted">({messages.yourBranch})</span>}
            </th>
            <td className={`py-2 text-right ${existencia === 0 ? 'text-muted' : 'font-semibold'}`}>
              {existencia === 0 ? messages.none : existencia}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
