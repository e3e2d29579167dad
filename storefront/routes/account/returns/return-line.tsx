import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { ProductPicture } from '../../../product/product-picture.tsx'
import { ChoiceCard } from '../../../ui/choice-card.tsx'
import { smallWidths } from '../../../ui/picture.tsx'
import type { OrderDetail } from '../order-detail.ts'
import { whenSeen } from '../when-seen.tsx'
import type { ChosenLineProps } from './chosen-line.tsx'
import type { ChosenLine } from './use-return-form.ts'
import { returnsMessages } from '../../../messages/returns.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { withoutBreaks } from '../../../ui/without-breaks.tsx'

const ChosenLineFields = whenSeen<ChosenLineProps>(
  () => import('./chosen-line.tsx'),
  'mx-3.5 mt-1 mb-3.5 h-17 sm:mx-4.5 sm:mb-4.5',
)

interface Props {
  line: OrderDetail['lines'][number]
  /** How many units can still be returned. */
  available: number
  chosen: ChosenLine | undefined
  onChoose: (line: ChosenLine) => void
  /** The form was sent without a reason for it. */
  isReasonMissing: boolean
}

/** A product of the order as a checkbox: whether it comes back; below it how many units, and why (RETURN-11). */
export function ReturnLine({ line, available, chosen, onChoose, isReasonMissing }: Props) {
  const { quantity = 0, reason = '' } = chosen ?? {}
  const messages = useMessages(returnsMessages)
  const name = line.description
  return (
    <li className={quantity > 0 ? 'rounded-md bg-accent-soft ring-2 ring-accent ring-inset' : ''}>
      <ChoiceCard
        name={line.codarticulo}
        isMultiple
        isFramed
        isChosen={quantity > 0}
        onChoose={() => onChoose({ quantity: quantity > 0 ? 0 : 1, reason })}
      >
        {/* With large text the name goes below the picture. */}
        <span className="flex flex-wrap gap-x-4 gap-y-2">
          <span className="size-16 shrink-0 overflow-hidden rounded-md bg-display sm:size-20">
            <ProductPicture
              picture={line.picture_url ? { picture_url: line.picture_url } : undefined}
              alt=""
              sizes="80px"
              widths={smallWidths}
            />
          </span>
          <span className="min-w-0 grow basis-36">
            <span className="block font-semibold text-pretty wrap-anywhere">{withoutBreaks(name)}</span>{' '}
            <span className="mt-1 block text-sm wrap-anywhere text-muted">
              {line.quantity > 1
                ? messages.boughtAt(formatMoney(toCentavos(line.price)), line.quantity)
                : formatMoney(toCentavos(line.price))}
            </span>
          </span>
        </span>
      </ChoiceCard>
      {quantity > 0 && (
        // Of several units the fields have two rows on a phone, which their placeholder has not.
        <div className={available > 1 ? 'min-h-41.5 sm:min-h-0' : ''}>
          <ChosenLineFields
            product={name}
            chosen={{ quantity, reason }}
            {...{ available, onChoose, isReasonMissing }}
          />
        </div>
      )}
    </li>
  )
}
