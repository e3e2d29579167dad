import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { type ReturnReason, returnReasons } from '#domain/returns/return.ts'
import { returnsMessages } from '../../../messages/returns.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { ProductPicture } from '../../../product/product-picture.tsx'
import { smallWidths } from '../../../ui/picture.tsx'
import type { OrderDetail } from '../order-detail.ts'
import type { ChosenLine } from './use-return-form.ts'

interface Props {
  line: OrderDetail['lines'][number]
  /** How many units can still be returned. */
  available: number
  chosen: ChosenLine | undefined
  onChoose: (line: ChosenLine) => void
  /** The form was sent without a reason for it. */
  isReasonMissing: boolean
}

/** A product of the order: how many units of it come back, and why. */
export function ReturnLine({ line, available, chosen, onChoose, isReasonMissing }: Props) {
  const messages = useMessages(returnsMessages)
  const { quantity = 0, reason = '' } = chosen ?? {}
  const name = line.description
  return (
    <li className="flex flex-wrap gap-4 py-4 last:pb-0">
      <div className="size-16 shrink-0 overflow-hidden rounded-md bg-display sm:size-20">
        <ProductPicture
          picture={line.picture_url ? { picture_url: line.picture_url } : undefined}
          alt=""
          sizes="80px"
          widths={smallWidths}
        />
      </div>
      {/* With large text the name goes below the picture. */}
      <div className="flex min-w-0 grow basis-40 flex-col gap-2">
        <p className="font-semibold text-pretty">{name}</p>
        <p className="text-sm text-muted">{formatMoney(toCentavos(line.price))}</p>
        <div className="grid gap-x-3 gap-y-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <label className="text-sm font-semibold">
            {messages.howMany}
            <select
              className="field mt-1 font-normal"
              aria-label={messages.quantity(name)}
              value={quantity}
              onChange={({ target }) => onChoose({ quantity: Number(target.value), reason })}
            >
              <option value={0}>{available === 1 ? messages.keepIt : messages.keepAll}</option>
              {Array.from({ length: available }, (_, index) => (
                <option key={index + 1} value={index + 1}>
                  {messages.of(index + 1, available)}
                </option>
              ))}
            </select>
          </label>
          {quantity > 0 && (
            <label className="text-sm font-semibold">
              {messages.why}
              <select
                className="field mt-1 font-normal"
                aria-label={messages.reason(name)}
                value={reason}
                aria-invalid={isReasonMissing}
                onChange={({ target }) => onChoose({ quantity, reason: target.value as ReturnReason })}
              >
                <option value="" disabled>
                  {messages.chooseAReason}
                </option>
                {returnReasons.map((value) => (
                  <option key={value} value={value}>
                    {messages.reasons[value]}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
      </div>
    </li>
  )
}
