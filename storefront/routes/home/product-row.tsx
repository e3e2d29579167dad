import type { ReactNode } from 'react'
import type { ProductCard as Product } from '../../product/product-card.ts'
import { ProductCard } from '../../product-card/product-card.tsx'
import { RowButtons } from '../../ui/row-buttons.tsx'
import { useTrack } from '../../ui/use-track.ts'
import { PlayButton } from './carousel-button.tsx'

const sizes = '(min-width: 64rem) 17rem, (min-width: 48rem) 28vw, (min-width: 36rem) 38vw, 58vw'

/** A wide screen shows so many side by side; fewer share its width, each with its picture at the left. */
const fourWide = 4

const isServer = typeof document === 'undefined'
/** The number of products in the HTML of a deferred row: more than a wide screen shows at once. */
export const deferredMax = 5

interface Props {
  products: readonly Product[]
  label: string
  /** The interval in milliseconds at which the row advances by itself; undefined if it does not. */
  everyMs?: number
  /** The number of products in the HTML of a deferred row; the others are added when it hydrates. */
  servedMax?: number
  /** List items after the last product. */
  children?: ReactNode
}

/** A horizontally scrolling row of products: by touch, wheel, its buttons, or the Tab key from card to card. */
export function ProductRow({ products, label, everyMs, servedMax, children }: Props) {
  const { ref, isAtStart, isAtEnd, move, isPlaying, setPlaying } = useTrack<HTMLUListElement>({
    count: products.length,
    ...(everyMs && { everyMs }),
  })
  return (
    <div role="group" aria-roledescription="carousel" aria-label={label} data-carousel>
      <div className="row-frame">
        <ul ref={ref} className={products.length < fourWide && !children ? 'product-track few-wide' : 'product-track'}>
          {(isServer ? products.slice(0, servedMax) : products).map((product) => (
            <li key={product.codarticulo}>
              <ProductCard product={product} sizes={sizes} />
            </li>
          ))}
          {children}
        </ul>
        <RowButtons isAtStart={isAtStart} isAtEnd={isAtEnd} move={move} />
      </div>
      {everyMs && <PlayButton isPlaying={isPlaying} setPlaying={setPlaying} name={label} />}
    </div>
  )
}
