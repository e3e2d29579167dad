import type { getReviewSummary } from '#contract/reviews.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { reviewsAndQuestionsMessages } from '../../../messages/reviews-and-questions.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Stars } from './stars.tsx'

export type Summary = ReplyOf<typeof getReviewSummary>

/** The average rating, and a bar for each number of stars. */
export function ReviewSummary({ avgRating, total_reviews: total, stars }: Summary) {
  const messages = useMessages(reviewsAndQuestionsMessages)
  const average = avgRating.toFixed(1)
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="text-3xl font-bold">{average}</span>
        <span>
          <span className="text-lg">
            <Stars rating={avgRating} />
          </span>
          <span className="block text-sm text-muted">{messages.reviewsCount(total)}</span>
        </span>
      </p>
      <ul className="mt-3 space-y-1.5 text-sm">
        {stars.map(({ rating, count }) => (
          <li key={rating} className="flex items-center gap-2">
            <span className="sr-only">{messages.starsRow(rating, count)}</span>
            <span aria-hidden className="rating icon-star w-8 flex-row-reverse justify-end">
              {rating}
            </span>
            <svg aria-hidden className="h-2 min-w-0 grow overflow-hidden rounded-full" width="100%" height="8">
              <rect width="100%" height="8" className="fill-line" />
              <rect
                width={`${total === 0 ? 0 : Math.round((count / total) * 100)}%`}
                height="8"
                rx="4"
                className="fill-accent"
              />
            </svg>
            <span aria-hidden className="w-8 text-right text-muted">
              {count}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
