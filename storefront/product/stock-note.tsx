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

type CardMessages = ReturnType<typeof useMessages<typeof cardMessages.en>>

/** What a shopper reads about the stock of a branch. Without any there, it says whether other branches have some. */
export function stockText(messages: CardMessages, { here, everywhere }: Pick<Props, 'here' | 'everywhere'>): string {
  return {
    none: bandOf(everywhere) === 'none' ? messages.outOfStock : messages.elsewhere,
    few: messages.fewLeft(Number(here)),
    some: messages.inStock,
    plenty: messages.inStock,
  }[bandOf(here)]
}

/** The stock of a branch as a text with a colour. */
export function StockNote({ here, everywhere, where }: Props) {
  const text = stockText(useMessages(cardMessages), { here, everywhere })
  return <p className={tones[bandOf(here)]}>{where ? `${text} ${where}` : text}</p>
}
