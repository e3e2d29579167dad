import { cardMessages } from '../messages/product-card.ts'
import { useMessages } from '../messages/use-messages.ts'

/** The average of the reviews, `★ 4.6 (12)`, in the size of the text around it; nothing without reviews. */
export function Rating({ average, count }: { average: number; count: number }) {
  const messages = useMessages(cardMessages)
  if (count <= 0) return null
  const shown = average.toFixed(1)
  return (
    <span className="rating icon-star" role="img" aria-label={messages.rating(shown, count)}>
      <b>{shown}</b>
      {`(${count})`}
    </span>
  )
}
