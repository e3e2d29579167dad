import { type RefObject, type UIEvent, useRef } from 'react'
import { ProductPicture } from '../../product/product-picture.tsx'
import { OwnPrice } from './own-price.tsx'
import type { ComparedProduct } from './compared-product.ts'

interface Props {
  strip: RefObject<HTMLDivElement | null>
  products: readonly ComparedProduct[]
  hasShortPrices: boolean
}

/**
 * Pictures, names and prices of the products, which stay in the window while the page scrolls: the head of the table
 * covers them until it has left. Only what is seen is repeated, so assistive technology skips it.
 */
export function CompareStrip({ strip, products, hasShortPrices }: Props) {
  return (
    <div ref={strip} aria-hidden className="compare-strip needs-script">
      <div className="compare-columns">
        {products.map(({ card, model }) => (
          <div key={card.codarticulo} className="compare-small">
            <div className="compare-thumbnail">
              <ProductPicture picture={card.imageGallery[0]} alt="" sizes="8rem" />
            </div>
            <span className="compare-name">
              {model && <span className="max-lg:hidden">{card.brand} </span>}
              {model ?? card.description}
            </span>
            <OwnPrice card={card} isShort={hasShortPrices} />
          </div>
        ))}
      </div>
    </div>
  )
}

/**
 * The table scrolls sideways within its own box, which cannot hold what stays in the window: the strip follows it. At the
 * end of the table its box is marked, so that no fade says that there is more.
 */
export function useStrip() {
  const strip = useRef<HTMLDivElement>(null)
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollLeft, scrollWidth, clientWidth } = currentTarget
    if (strip.current) strip.current.scrollLeft = scrollLeft
    currentTarget.toggleAttribute('data-at-end', scrollLeft + clientWidth > scrollWidth - 8)
  }
  return { strip, onScroll }
}
