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
  const isButtonInView = useIsInView('[data-adds-to-cart]', 0.9)
  const isBoxInView = useIsInView('[data-buy-box]', 0)
  // The page's own offer is below its button: nothing comes in front of the shell's bar while a shopper reaches for it.
  if (purchase.unitCentavos === undefined || isButtonInView) return null
  return (
    <BottomBar>
      {isInCart && !isBoxInView && (
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

/**
 * Whether so much of an element of the page, from 0 to 1, is in view between the header and the shell's bar. While the
 * keyboard is in the product's own bar, nothing is: the bar stays.
 */
function useIsInView(selector: string, part: number): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const element = document.querySelector(selector)
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isUsed = document.activeElement?.matches('.buy-bar :focus-visible')
        if (entry) setInView(entry.isIntersecting && entry.intersectionRatio >= part && !isUsed)
      },
      { rootMargin: '-64px 0px -56px', threshold: part },
    )
    if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [selector, part])
  return isInView
}
