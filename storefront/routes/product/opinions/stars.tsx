import { opinionsWords } from '../../../words/opinions.ts'
import { useWords } from '../../../words/use-words.ts'

/** One to five stars as large as the text around them, to the nearest half. */
export function Stars({ rating }: { rating: number }) {
  const words = useWords(opinionsWords)
  return (
    <span
      role="img"
      aria-label={words.outOf(Number.isInteger(rating) ? String(rating) : rating.toFixed(1))}
      data-stars={Math.round(rating * 2) / 2}
      className="stars icon-star"
    />
  )
}
