import type { PaymentKind } from '#domain/payments/payment-kinds.ts'
import { Icon } from '../ui/icon.tsx'
import { cardMarks, paypalMark } from '../cards/marks.ts'
import { paymentMarkMessages } from '../messages/payment-marks.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useRoot } from '../page/use-root.ts'

/** The names are trademarks, so they are the same in both languages. */
const cards = [
  { name: 'Visa', src: cardMarks.visa },
  { name: 'Mastercard', src: cardMarks.mastercard },
]

/**
 * The marks of the payment methods that the configuration accepts now, and of no others. The pictures are the store's
 * own drawings. A phone has them smaller, five in a row. Where they need a second line, both marks of words are there.
 */
export function PaymentMarks() {
  const own = useMessages(paymentMarkMessages)
  const accepted = useRoot()?.configuration?.payment_methods.accepted ?? []
  const takes = (...kinds: PaymentKind[]) => kinds.some((kind) => accepted.includes(kind))
  const marks = [
    ...(takes('card', 'card_provider') ? cards : []),
    ...(takes('paypal') ? [{ name: 'PayPal', src: paypalMark }] : []),
  ]
  if (accepted.length === 0) return null
  return (
    <ul aria-label={own.payWith} className="flex flex-wrap gap-2 max-sm:gap-1.5">
      {marks.map(({ name, src }) => (
        <li key={name}>
          <img
            src={src}
            alt={name}
            width="56"
            height="36"
            loading="lazy"
            className="rounded-md shadow-soft max-sm:h-6.5 max-sm:w-10"
          />
        </li>
      ))}
      {takes('cash', 'deposit_express') && (
        <li>
          <ul className="flex flex-wrap gap-2 max-sm:gap-1.5">
            {takes('cash') && <TextMark icon="banknote" text={own.cash} />}
            {takes('deposit_express') && <TextMark icon="landmark" text={own.bankDeposit} />}
          </ul>
        </li>
      )}
    </ul>
  )
}

function TextMark({ icon, text }: { icon: 'banknote' | 'landmark'; text: string }) {
  return (
    <li className="flex h-9 items-center gap-2 rounded-md bg-raised px-3 text-sm font-semibold shadow-soft max-sm:h-6.5 max-sm:px-1.5 max-sm:text-xs dark-theme:bg-quiet">
      <Icon name={icon} className="size-4.5 max-sm:hidden" />
      {text}
    </li>
  )
}
