import { opinionsMessages } from '../../../messages/opinions.ts'
import { useMessages } from '../../../messages/use-messages.ts'

/** One to five stars as large as the text around them, to the nearest half. */
export function Stars({ rating }: { rating: number }) {
  const messages = useMessages(opinionsMessages)
  return (
    <span
      role="img"
      aria-label={messages.outOf(Number.isInteger(rating) ? String(rating) : rating.toFixed(1))}
      data-stars={Math.round(rating * 2) / 2}
      className="stars icon-star"
    />
  )
}
