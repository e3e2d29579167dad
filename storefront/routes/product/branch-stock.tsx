import { type ReactNode, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { StockNote, bandOf } from '../../product/stock-note.tsx'
import { openBranchDialog, useBranch } from '../../shopper/branch.ts'
import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { ShownProduct } from './product-at-level.ts'
import { useBranchRows } from './use-branch-rows.ts'
import { useBuyAt } from './use-buy-at.ts'

interface Props {
  product: ShownProduct
}

/** The shopper's branch, with a note where it has none, and a folded table of the stock of all, which is open then. */
export default function BranchStock({ product }: Props) {
  const messages = useMessages(productMessages)
  const { branchCode, branch } = useBranch()
  const hasStockHere = bandOf(product.existence) !== 'none'
  const hasOther = product.branchesAvailable.some(
    ({ pos_id, existencia }) => pos_id !== branchCode && bandOf(existencia) !== 'none',
  )
  const isOnlyElsewhere = !hasStockHere && hasOther
  // The table stays open when the shopper then buys at another branch.
  const [isOpened, setOpened] = useState(isOnlyElsewhere)
  if (isOnlyElsewhere && !isOpened) setOpened(true)
  const name = branch?.description ?? ''
  return (
    <div className="rounded-lg bg-sunken px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-1.5">
          {hasStockHere ? (
            <>
              {/* Beside the button, which only scripts show, this is said already. */}
              <span className="hidden [@media(scripting:none)]:block">
                <StockNote here={product.existence} everywhere={product.existence} />
              </span>
              <span className="font-semibold">{name}</span>
            </>
          ) : (
            <p className="stock stock-none">{messages.notHere(name)}</p>
          )}
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
      <details open={isOpened} className="group mt-2 -mb-3 border-t border-line open:mb-0">
        <summary className="flex min-h-11 list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
          {messages.stockByBranch}
          <Icon name="chevron-down" className="size-4.5 text-muted transition-transform group-open:rotate-180" />
        </summary>
        <BranchTable product={product} />
      </details>
    </div>
  )
}

/** The stock of each branch, and a button for each other one that has some, which chooses it. */
function BranchTable({ product }: Props) {
  const messages = useMessages(productMessages)
  const buyAt = useBuyAt()
  const sorted = useBranchRows(product)
  // A choice in the table moves no row under the finger.
  const [order] = useState(() => sorted.map(({ code }) => code))
  const rows = sorted.toSorted((a, b) => order.indexOf(a.code) - order.indexOf(b.code))
  return (
    <table className="w-full">
      <thead className="text-xs text-muted">
        <tr>
          <th scope="col" className="pb-1 text-left font-normal">
            {messages.branch}
          </th>
          <th scope="col" className="pb-1 text-right font-normal">
            {messages.unitsHead}
          </th>
          <th scope="col" className="needs-script">
            <span className="sr-only">{messages.buyHere}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, name, city, stock, isOwn, canBuyHere }) => (
          <tr key={code} className="border-t border-line">
            <th scope="row" className="h-12 py-1 pr-3 text-left font-normal wrap-anywhere">
              {name}
              <span className="block text-xs text-muted">
                {[isOwn && messages.yourBranch, city && !name.includes(city) && city].filter(Boolean).join(' · ')}
              </span>
            </th>
            <StockCells isNone={stock === 0} units={stock === '+99' ? messages.moreThan99 : stock}>
              {canBuyHere && (
                <button
                  type="button"
                  onClick={() => buyAt({ code, name })}
                  aria-label={`${messages.buyHere}: ${name}`}
                  className="link min-h-11 font-semibold whitespace-nowrap"
                >
                  {messages.buyHere}
                </button>
              )}
            </StockCells>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The units and the button; of a branch without any, one cell that says so, since it has no button. */
function StockCells({ isNone, units, children }: { isNone: boolean; units: ReactNode; children: ReactNode }) {
  const messages = useMessages(productMessages)
  if (isNone)
    return (
      <td colSpan={2} className="text-right text-muted">
        {messages.none}
      </td>
    )
  return (
    <>
      <td className="text-right font-semibold">{units}</td>
      <td className="needs-script w-0 pl-3 text-right">{children}</td>
    </>
  )
}
