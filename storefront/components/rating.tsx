import { Star } from 'lucide-react'
import { productWords } from '../words/product.ts'
import { useWords } from '../words/use-words.ts'

/** The average of the reviews, `★ 4.6 (12)`; nothing where nobody has reviewed. */
export function Rating({ average, count, size = 12 }: { average: number; count: number; size?: number }) {
  const words = useWords(productWords)
  if (count <= 0) return null
  const shown = average.toFixed(1)
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap text-muted">
      <Star aria-hidden size={size} className="fill-accent text-accent" />
      <span aria-hidden>
        <span className="font-semibold text-ink">{shown}</span> ({count})
      </span>
      <span className="sr-only">{words.rating(shown, count)}</span>
    </span>
  )
}
