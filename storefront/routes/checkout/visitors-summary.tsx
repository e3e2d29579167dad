import { useState } from 'react'
import { formatMoney } from '#domain/money/money.ts'
import { figuresOf } from '../../checkout/order-of-carts.ts'
import { visitorsLines } from '../../checkout/visitors-order.ts'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { withoutBreaks } from '../../ui/without-breaks.tsx'

/** What a visitor would order, beside the invitation to sign in; nothing where that is nothing. */
export default function VisitorsSummary() {
  const messages = useMessages(checkoutMessages)
  const [lines] = useState(visitorsLines)
  if (lines.length === 0) return null
  return (
    <aside aria-label={messages.summary} className="card mx-auto mt-4 max-w-lg p-4 sm:p-6 lg:mx-0 lg:mt-0 lg:w-88">
      <h2 className="text-lg font-bold">{messages.summary}</h2>
      <ul className="mt-2 divide-y divide-line text-sm">
        {lines.map(({ branchCode, productCode, name, quantity, amountCentavos }) => (
          <li key={`${branchCode} ${productCode}`} className="flex justify-between gap-4 py-2">
            <span className="min-w-0 wrap-anywhere">
              {quantity > 1 && `${quantity} × `}
              {withoutBreaks(name)}
            </span>
            <span className="shrink-0 font-semibold">{formatMoney(amountCentavos)}</span>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <span className="font-semibold">{messages.subtotal}</span>
        <span className="text-lg font-extrabold">{formatMoney(figuresOf(lines).totalCentavos)}</span>
      </p>
    </aside>
  )
}
