import { type StockBand, stockBand } from '#domain/products/stock.ts'
import type { ProductCard } from './product-card.ts'
import { cardMessages } from '../messages/product-card.ts'
import { useMessages } from '../messages/use-messages.ts'

type ShownStock = ProductCard['existence']

/** The stock band of a count as the wire has it for customers: `+99` is `plenty`. */
export function bandOf(stock: ShownStock): StockBand {
  return stock === '+99' ? 'plenty' : stockBand(stock)
}

const tones: Record<StockBand, string> = {
  none: 'stock stock-none',
  few: 'stock stock-few',
  some: 'stock',
  plenty: 'stock',
}

interface Props {
  here: ShownStock
  everywhere: ShownStock
  /** Words that follow, as the name of the branch. */
  where?: string
}

/**
 * The stock of a branch as a text with a colour. Without stock at the branch it says whether other branches have some.
 */
export function StockNote({ here, everywhere, where }: Props) {
  const messages = useMessages(cardMessages)
  const band = bandOf(here)
  const text = {
    none: bandOf(everywhere) === 'none' ? messages.outOfStock : messages.elsewhere,
    few: messages.fewLeft(Number(here)),
    some: messages.inStock,
    plenty: messages.inStock,
  }[band]
  return <p className={tones[band]}>{where ? `${text} ${where}` : text}</p>
}
