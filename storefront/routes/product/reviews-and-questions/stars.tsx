import { reviewsAndQuestionsMessages } from '../../../messages/reviews-and-questions.ts'
import { useMessages } from '../../../messages/use-messages.ts'

/** One to five stars in the size of the text, rounded to half a star. */
export function Stars({ rating }: { rating: number }) {
  const messages = useMessages(reviewsAndQuestionsMessages)
  return (
    <span
      role="img"
      aria-label={messages.outOf(Number.isInteger(rating) ? String(rating) : rating.toFixed(1))}
      data-stars={Math.round(rating * 2) / 2}
      className="stars icon-star"
    />
  )
}
