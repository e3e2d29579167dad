import type { ReactNode } from 'react'
import type { ProductCard as Product } from '../../product/product-card.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { ProductCard } from '../../product-card/product-card.tsx'
import { type Track, useTrack } from '../../ui/use-track.ts'
import { homeMessages } from '../../messages/home.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { PlayButton } from './carousel-button.tsx'

const sizes = '(min-width: 64rem) 17rem, (min-width: 48rem) 28vw, (min-width: 36rem) 38vw, 58vw'

const isServer = typeof document === 'undefined'
/** More than a wide screen shows at once. */
export const sleepingMax = 5

interface Props {
  products: readonly Product[]
  label: string
  /** How long a product stands before the row moves on by itself; undefined: it never does. */
  everyMs?: number
  /** So many of them stand in the HTML of a row that sleeps; the others come when it wakes up. */
  servedMax?: number
  /** What stands behind the last product. */
  children?: ReactNode
}

/**
 * A row of products to scroll through: by touch, by wheel, by its buttons, by the keyboard's own way through the cards.
 */
export function ProductRow({ products, label, everyMs, servedMax, children }: Props) {
  const { ref, isAtStart, isAtEnd, move, isPlaying, setPlaying } = useTrack<HTMLUListElement>({
    count: products.length,
    ...(everyMs && { everyMs }),
  })
  return (
    <div role="group" aria-roledescription="carousel" aria-label={label} data-carousel>
      <div className="relative">
        <ul ref={ref} className="product-track">
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

/**
 * Forth and back through a row. On a touch screen the thumb pushes it; the buttons are for a pointer and the keyboard.
 * One that leads no further goes, unless the keyboard is on it: its focus would be lost, and pressed once more it
 * begins anew.
 */
export function RowButtons({
  isAtStart,
  isAtEnd,
  move,
}: Pick<Track<HTMLUListElement>, 'isAtStart' | 'isAtEnd' | 'move'>) {
  const messages = useMessages(homeMessages)
  return (
    <>
      <RowButton
        label={messages.previous}
        isIdle={isAtStart}
        onClick={() => move(-1)}
        className="row-button-back"
        icon="chevron-left"
      />
      <RowButton
        label={messages.next}
        isIdle={isAtEnd}
        onClick={() => move(1)}
        className="row-button-on"
        icon="chevron-right"
      />
    </>
  )
}

interface RowButtonProps {
  label: string
  isIdle: boolean
  onClick: () => void
  className: string
  icon: IconName
}

function RowButton({ label, isIdle, onClick, className, icon }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-idle={isIdle || undefined}
      onClick={onClick}
      className={`needs-script row-button ${className}`}
    >
      <Icon name={icon} className="size-5.5" />
    </button>
  )
}
