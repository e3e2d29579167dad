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
 * The buttons of a row, for mouse and keyboard; on a touch screen the row is swiped. At an end of the row the button
 * towards it is hidden, unless it has the keyboard's focus, which would be lost: pressed again, it goes back to the
 * other end.
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
