import { cardWords } from '../words/product-card.ts'
import { useWords } from '../words/use-words.ts'

/** The average of the reviews, `★ 4.6 (12)`, as large as the text around it; nothing where nobody has reviewed. */
export function Rating({ average, count }: { average: number; count: number }) {
  const words = useWords(cardWords)
  if (count <= 0) return null
  const shown = average.toFixed(1)
  return (
    <span className="rating icon-star" role="img" aria-label={words.rating(shown, count)}>
      <b>{shown}</b>
      {`(${count})`}
    </span>
  )
}
