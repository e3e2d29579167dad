import type { CardBrand } from '#domain/saved-cards/saved-card.ts'
import { cardMarks, paypalMark } from './marks.ts'
import { PersonalIcon } from '../ui/personal-icon.tsx'

const marks: Partial<Record<CardBrand, string>> = cardMarks

/** The brands that a new card may be of. */
export const acceptedBrands = Object.keys(cardMarks) as (keyof typeof cardMarks)[]

/** The mark of a card's brand, or a plain card where we have none. The brand's name stands beside it. */
export function CardMark({ brand }: { brand: CardBrand }) {
  const mark = marks[brand]
  if (mark) return <Mark src={mark} />
  return (
    <span className="grid h-7 w-11 shrink-0 place-items-center rounded-sm border border-line bg-sunken text-muted">
      <PersonalIcon name="credit-card" className="size-4.5" />
    </span>
  )
}

/** The mark of PayPal, whose name stands beside it. */
export function PaypalMark() {
  return <Mark src={paypalMark} />
}

function Mark({ src }: { src: string }) {
  return <img src={src} alt="" width={44} height={28} className="shrink-0 rounded-sm border border-line" />
}
