import { useEffect, useMemo, useRef, useState } from 'react'
import { formatMoney, sumCentavos } from '#domain/money/money.ts'
import { addProducts } from '../../cart/add-products.ts'
import { addToCart, readCart, restoreLines, setQuantity, useCarts } from '../../cart/cart-store.ts'
import { lineOf } from '../../cart/cart.ts'
import { companionSetMessages } from '../../messages/companion-set.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { cardPriceCentavos, isOrderable } from '../../product/card-price.ts'
import { Price } from '../../product/price.tsx'
import { type ProductCard, toCard } from '../../product/product-card.ts'
import { productPath } from '../../product/product-path.ts'
import { ProductPicture } from '../../product/product-picture.tsx'
import { StockNote } from '../../product/stock-note.tsx'
import { useSearchEvents } from '../../search/search-events.ts'
import { useOwnPrice, useOwnPricesOf } from '../../shopper/own-prices.ts'
import { Icon } from '../../ui/icon.tsx'
import { onFirstClick } from '../../ui/on-first-click.ts'
import { withoutBreaks } from '../../ui/without-breaks.tsx'
import type { ShownProduct } from './product-at-level.ts'
import { Section } from './section.tsx'

const cartStore = { addToCart, readCart, restoreLines, setQuantity }

interface Props {
  product: ShownProduct
  companions: readonly ProductCard[]
  branchCode: number
}

/**
 * A device and what goes with it (PRODUCT-10): the right charger, a case, a glass, each with a tick, and one button with
 * their sum that adds those that are ticked. At first the device alone is, unless the cart has it: nothing else was asked
 * for. Once none is ticked and the cart has some of them, the way to the cart stands in the place of the button.
 */
export default function CompanionSet({ product, companions, branchCode }: Props) {
  const messages = useMessages(companionSetMessages)
  const own = useMemo(() => toCard(product), [product])
  useOwnPricesOf(companions.map(({ codarticulo }) => codarticulo))
  const others = useOwnPrices(companions, own)
  const { added } = useSearchEvents()
  const lines = useCarts().carts.get(branchCode)?.lines ?? []
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [isPressed, setPressed] = useState(false)
  const rows = [own, ...others].map((card) => {
    const isInCart = lineOf(lines, card.codarticulo) !== undefined
    return {
      card,
      isInCart,
      isTicked: isOrderable(card) && (ticks.get(card.codarticulo) ?? (card === own && !isInCart)),
    }
  })
  const chosen = rows.filter(({ isTicked }) => isTicked).map(({ card }) => card)
  const total = sumCentavos(chosen.map((card) => cardPriceCentavos(card, 1) ?? 0))
  const inCart = rows.filter(({ isInCart }) => isInCart)
  const hasMore = rows.some(({ card, isInCart }) => isOrderable(card) && !isInCart)
  const hasButton = chosen.length > 0 || inCart.length === 0
  const add = () => {
    setPressed(true)
    const codes = addProducts(cartStore, chosen, branchCode).map((card) => card.codarticulo)
    for (const code of codes) added(code)
    // Those stay without a tick, now as the cart has them; what the shopper left out stays so too.
    setTicks((before) => new Map([...before].filter(([code]) => !codes.includes(code))))
  }
  return (
    <Section id="companions" title={messages.title} className="no-print">
      <div className="card overflow-hidden">
        {/* The lines at the left and above the first ones are outside of the card, which clips them. */}
        <ul data-rows={rows.length} className="companion-set -mt-px -ml-px">
          {rows.map((row) => (
            <Row
              key={row.card.codarticulo}
              {...row}
              isOwn={row.card === own}
              onTick={(isTicked) => setTicks((before) => new Map([...before, [row.card.codarticulo, isTicked]]))}
            />
          ))}
        </ul>
        <div className="needs-script flex flex-wrap items-center justify-between gap-2 border-t border-line p-3">
          {hasButton && <p className="text-sm text-muted">{messages.tickMore}</p>}
          {hasButton ? (
            <button
              type="button"
              // Its text is another once the cart is known: a press from before is found by the name.
              name="add-companions"
              onClick={onFirstClick(add)}
              // Hidden while nothing with the product is ticked.
              data-adds-several={inCart.length === 0 || undefined}
              className="button product-add icon-plus w-full px-3 md:w-auto md:min-w-96"
            >
              {messages.addChosen(chosen.length, formatMoney(total))}
            </button>
          ) : (
            <CartLine count={inCart.length} hasMore={hasMore} isPressed={isPressed} />
          )}
        </div>
      </div>
    </Section>
  )
}

interface CartLineProps {
  count: number
  hasMore: boolean
  /** Whether it follows a press of the button. */
  isPressed: boolean
}

/** What the cart has of them, and the way there, which takes the focus that the button had. */
function CartLine({ count, hasMore, isPressed }: CartLineProps) {
  const messages = useMessages(companionSetMessages)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isPressed && document.activeElement === document.body) link.current?.focus({ preventScroll: true })
  }, [isPressed])
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <div className="flex min-w-0 items-center gap-2 text-sm">
        <Icon name="check-bold" className="size-5 text-success" />
        <div className="min-w-0">
          <p className="font-semibold">{hasMore ? messages.someInCart(count) : messages.allInCart}</p>
          {hasMore && <p className="text-muted">{messages.noneChosen}</p>}
        </div>
      </div>
      <a ref={link} href="/cart" className="button button-quiet px-4">
        {messages.seeCart}
      </a>
    </div>
  )
}

/** The companions at the customer's own prices: there are at most three, a charger, a case and a glass. */
function useOwnPrices(companions: readonly ProductCard[], otherwise: ProductCard): readonly ProductCard[] {
  const [charger, cover, glass] = companions
  const priced = [useOwnPrice(charger ?? otherwise), useOwnPrice(cover ?? otherwise), useOwnPrice(glass ?? otherwise)]
  return priced.slice(0, companions.length)
}

interface RowProps {
  card: ProductCard
  isOwn: boolean
  isInCart: boolean
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

function Row({ card, isOwn, isInCart, isTicked, onTick }: RowProps) {
  const messages = useMessages(companionSetMessages)
  const { codarticulo: code, description, existence, GlobalExistence: everywhere } = card
  const canBuy = isOrderable(card)
  const isOnlyInCart = isInCart && !isTicked
  return (
    <li className="flex flex-wrap items-center border-t border-l border-line">
      <label className={`flex shrink-0 items-center gap-3 py-2.5 pl-3 ${canBuy ? 'cursor-pointer' : 'opacity-50'}`}>
        <span className="needs-script relative grid shrink-0">
          <input
            type="checkbox"
            name={`companion-${code}`}
            aria-label={isInCart ? messages.oneMore(description) : description}
            checked={isTicked}
            disabled={!canBuy}
            onChange={({ target }) => onTick(target.checked)}
            autoComplete="off"
            data-is-companion={!isOwn || undefined}
            className={`size-5 ${isOnlyInCart ? 'border-transparent bg-transparent' : ''}`}
          />
          {/* An empty box would look as if something was still to do. A press on it ticks one more. */}
          {isOnlyInCart && (
            <Icon
              name="check-bold"
              className="pointer-events-none absolute inset-0 size-5 text-success forced-colors:hidden"
            />
          )}
        </span>
        <span className="size-14 rounded-md bg-display p-1">
          <ProductPicture picture={card.imageGallery[0]} alt="" sizes="4rem" />
        </span>
      </label>
      <div className="min-w-0 grow basis-40 px-3 py-2.5 text-sm wrap-anywhere">
        {isOwn ? (
          <p>
            <span className="text-muted">{messages.thisOne}:</span>{' '}
            <span className="font-medium">{withoutBreaks(description)}</span>
          </p>
        ) : (
          <a href={productPath(code)} className="font-medium hover:underline">
            {withoutBreaks(description)}
          </a>
        )}
        <div className="flex flex-wrap items-end gap-x-2">
          <Price product={card} />
          {isInCart && <span className="text-xs leading-5 font-semibold text-success">{messages.inCart}</span>}
        </div>
        {!canBuy && card.price !== null && <StockNote here={existence} everywhere={everywhere} />}
      </div>
    </li>
  )
}
