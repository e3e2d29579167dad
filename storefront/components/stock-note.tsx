import { type StockBand, stockBand } from '#domain/catalogue/stock.ts'
import type { ProductCard } from '../cart/card-price.ts'
import { cardWords } from '../words/product-card.ts'
import { useWords } from '../words/use-words.ts'

type ShownStock = ProductCard['existence']

/** The band of a count as customers see it: `+99` is plenty. */
export function bandOf(stock: ShownStock): StockBand {
  return stock === '+99' ? 'plenty' : stockBand(stock)
}

const tones: Record<StockBand, string> = {
  none: 'stock stock-none',
  few: 'stock stock-few',
  some: 'stock',
  plenty: 'stock',
}

/** How much a branch has, in words and one colour; `elsewhere` says that only other branches have it. */
export function StockNote({ here, everywhere }: { here: ShownStock; everywhere: ShownStock }) {
  const words = useWords(cardWords)
  const band = bandOf(here)
  const text = {
    none: bandOf(everywhere) === 'none' ? words.outOfStock : words.elsewhere,
    few: words.fewLeft(Number(here)),
    some: words.inStock,
    plenty: words.inStock,
  }[band]
  return <p className={tones[band]}>{text}</p>
}
