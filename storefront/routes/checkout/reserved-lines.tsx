import { formatMoney } from '#domain/money/money.ts'
import { useBranchName } from '../../shopper/branch.ts'
import type { CheckoutState } from '../../checkout/checkout-state.ts'
import { smallWidths } from '../../ui/picture.tsx'
import { ProductPicture } from '../../product/product-picture.tsx'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { withoutBreaks } from '../../ui/without-breaks.tsx'

interface Props {
  checkout: CheckoutState
  /** The first and the end of the lines that are shown; without them all. */
  part?: readonly [from: number, to?: number]
}

/** The lines of the reserved order, under the names of their branches where there are several. */
export function ReservedLines({ checkout: { reservation, pictures }, part = [0] }: Props) {
  const messages = useMessages(checkoutMessages)
  const nameOf = useBranchName()
  const branchCodes = [...new Set(reservation.lines.map((line) => line.branchCode))]
  const lines = branchCodes.flatMap((code) => reservation.lines.filter((line) => line.branchCode === code))
  const shown = new Set(lines.slice(...part))
  return branchCodes.map((branchCode) => {
    const own = lines.filter((line) => line.branchCode === branchCode)
    const ownShown = own.filter((line) => shown.has(line))
    if (ownShown.length === 0) return null
    return (
      <div key={branchCode}>
        {/* A branch whose lines began in an earlier part has its name there. */}
        {branchCodes.length > 1 && own[0] === ownShown[0] && (
          <h3 className="pt-2 text-sm font-semibold text-muted">{nameOf(branchCode)}</h3>
        )}
        <ul className="divide-y divide-line">
          {ownShown.map((line) => (
            <li key={line.productCode} className="flex gap-3 py-3">
              <span className="relative size-14 shrink-0 rounded-md bg-display p-1">
                <ProductPicture picture={pictures[line.productCode]} alt="" sizes="3.5rem" widths={smallWidths} />
              </span>
              <div className="min-w-0 grow text-sm">
                {/* The amount is below the name, which is never cut: its end tells the phone that it fits and the colour. */}
                <p className="font-medium wrap-anywhere">{withoutBreaks(line.name)}</p>
                <div className="flex flex-wrap justify-between gap-x-3">
                  <p className="text-muted">
                    <span className="sr-only">{messages.quantity(line.quantity)}, </span>
                    {line.quantity > 1 && (
                      <>
                        <span aria-hidden>{line.quantity} × </span>
                        {formatMoney(line.unitPriceCentavos)}
                      </>
                    )}
                  </p>
                  <p className="ml-auto font-semibold">{formatMoney(line.amountCentavos)}</p>
                </div>
                {line.note && <p className="wrap-anywhere text-muted">“{line.note}”</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    )
  })
}
