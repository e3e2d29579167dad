import { Icon, type IconName } from '../../components/icon.tsx'
import { ProductCard } from '../../components/product-card.tsx'
import type { ProductCard as Product } from '../../cart/card-price.ts'
import { useTrack } from '../../components/use-track.ts'
import { homeWords } from '../../words/home.ts'
import { useWords } from '../../words/use-words.ts'

const sizes = '(min-width: 64rem) 17rem, (min-width: 48rem) 28vw, (min-width: 36rem) 38vw, 58vw'

/** A row of products to scroll through: by touch, by wheel, by its buttons, by the keyboard's own way through the cards. */
export function ProductRow({ products, label }: { products: readonly Product[]; label: string }) {
  const words = useWords(homeWords)
  const { ref, isAtStart, isAtEnd, move } = useTrack<HTMLUListElement>()
  return (
    <div role="group" aria-roledescription="carousel" aria-label={label} className="relative">
      <ul ref={ref} className="product-track">
        {products.map((product) => (
          <li key={product.codarticulo}>
            <ProductCard product={product} sizes={sizes} />
          </li>
        ))}
      </ul>
      <RowButton
        label={words.previous}
        isHidden={isAtStart}
        onClick={() => move(-1)}
        className="left-0 -translate-x-1/3"
        icon="chevron-left"
      />
      <RowButton label={words.next} isHidden={isAtEnd} onClick={() => move(1)} className="right-0 translate-x-1/3" icon="chevron-right" />
    </div>
  )
}

interface RowButtonProps {
  label: string
  isHidden: boolean
  onClick: () => void
  className: string
  icon: IconName
}

/** On a touch screen the row is pushed by the thumb; the buttons are for a pointer and the keyboard. */
function RowButton({ label, isHidden, onClick, className, icon }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      hidden={isHidden}
      onClick={onClick}
      className={`needs-script row-button absolute top-1/3 z-20 size-12 place-items-center rounded-xl bg-raised text-ink shadow-high hover:bg-sunken ${className}`}
    >
      <Icon name={icon} className="size-5.5" />
    </button>
  )
}
