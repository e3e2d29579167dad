import { useEffect, useState } from 'react'
import { formatMoney } from '#domain/money/money.ts'
import type { ProductCard } from '../../product/product-card.ts'
import { useUnitsInCart } from '../../cart/cart-store.ts'
import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AddButton } from './add-button.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { NextCompanion } from './next-companion.ts'
import type { Purchase } from './use-purchase.ts'

interface Props {
  purchase: Purchase
  card: ProductCard
  companions: readonly ProductCard[]
  branchCode: number
}

/**
 * Price and button at the bottom of narrow screens, in the place of the shell's own bar, while the button in the page is
 * out of view. Once the product is in the cart, a line above them offers what goes with it.
 */
export function BuyBar({ purchase, card, companions, branchCode }: Props) {
  const isInCart = useUnitsInCart(card.codarticulo, branchCode) > 0
  const isBoxInView = useIsBoxInView()
  // The page's own offer is below its button: nothing comes in front of the shell's bar while a shopper reaches for it.
  if (purchase.unitCentavos === undefined || isBoxInView) return null
  return (
    <BottomBar>
      {isInCart && (
        // With large text the bar would cover half of the page.
        <NextCompanion
          isNeeded
          companions={companions}
          branchCode={branchCode}
          className="mb-2 border-b border-line pb-2 @max-[15rem]:hidden"
        />
      )}
      <PriceAndButton purchase={purchase} card={card} />
    </BottomBar>
  )
}

function PriceAndButton({ purchase, card }: Pick<Props, 'purchase' | 'card'>) {
  const messages = useMessages(productMessages)
  const { quantity, unitCentavos = 0 } = purchase
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p className="leading-tight">
        <span className="block text-base font-bold sm:text-lg">
          {formatMoney(unitCentavos * Math.max(1, quantity))}
        </span>
        <span className="block text-xs text-muted">{quantity > 1 ? messages.units(quantity) : optionsOf(card)}</span>
      </p>
      <AddButton purchase={purchase} className="px-4" />
    </div>
  )
}

/** The options that a card is sold in: `256 GB · black`. The name that states them may have scrolled away. */
function optionsOf({ storage, length, color }: ProductCard): string {
  return [storage ?? length, color].filter(Boolean).join(' · ')
}

/** So much of the button has to be seen between the header and the shell's bar. */
const view = { rootMargin: '-64px 0px -56px', threshold: 0.9 }

/** Whether the page's own button that adds to the cart is in view. The bar stays while the keyboard is in it. */
function useIsBoxInView(): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const button = document.querySelector('[data-adds-to-cart]')
    const observer = new IntersectionObserver(([entry]) => {
      const isUsed = document.activeElement?.matches('.buy-bar :focus-visible')
      if (entry) setInView(entry.intersectionRatio >= view.threshold && !isUsed)
    }, view)
    if (button) observer.observe(button)
    return () => observer.disconnect()
  }, [])
  return isInView
}
