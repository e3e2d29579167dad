import { type StockBand, stockBand } from '#domain/catalogue/stock.ts'
import type { ProductCard } from '../cart/card-price.ts'
import { productWords } from '../words/product.ts'
import { useWords } from '../words/use-words.ts'

type ShownStock = ProductCard['existence']

/** The band of a count as customers see it: `+99` is plenty. */
export function bandOf(stock: ShownStock): StockBand {
  return stock === '+99' ? 'plenty' : stockBand(stock)
}

const tones: Record<StockBand, string> = { none: 'text-muted', few: 'text-warning', some: 'text-success', plenty: 'text-success' }
const dots: Record<StockBand, string> = { none: 'bg-line-strong', few: 'bg-warning', some: 'bg-success', plenty: 'bg-success' }

/** How much a branch has, in words and one colour; `elsewhere` says that only other branches have it. */
export function StockNote({ here, everywhere, className = 'text-xs' }: { here: ShownStock; everywhere: ShownStock; className?: string }) {
  const words = useWords(productWords)
  const band = bandOf(here)
  const text = {
    none: bandOf(everywhere) === 'none' ? words.outOfStock : words.elsewhere,
    few: words.fewLeft(Number(here)),
    some: words.inStock,
    plenty: words.inStock,
  }[band]
  return (
    <p className={`flex items-center gap-1.5 font-medium ${tones[band]} ${className}`}>
      <span aria-hidden className={`size-1.5 shrink-0 rounded-full ${dots[band]}`} />
      {text}
    </p>
  )
}
