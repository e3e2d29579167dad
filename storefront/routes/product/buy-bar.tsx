import { useEffect, useState } from 'react'
import { formatMoney } from '#domain/money/money.ts'
import type { ProductCard } from '../../product/product-card.ts'
import { ProductPicture } from '../../product/product-picture.tsx'
import { smallWidths } from '../../ui/picture.tsx'
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
 * Price and button at the bottom of the window while the button in the page is out of view: on a phone in the place of the
 * shell's own bar, on wide screens with the picture and the name. Once the product is in the cart, a line above them offers what goes with it.
 */
export function BuyBar({ purchase, card, companions, branchCode }: Props) {
  const isInCart = useUnitsInCart(card.codarticulo, branchCode) > 0
  // Half of it is enough: with both buttons in view, one would seem to cover the other.
  const isButtonInView = useIsInView('[data-adds-to-cart]', 0.5)
  const isBoxInView = useIsInView('[data-buy-box]', 0)
  // The page's own offer is below its button: nothing comes in front of the shell's bar while a shopper reaches for it.
  if (purchase.unitCentavos === undefined || isButtonInView) return null
  return (
    // A wide screen shows the page's own button on arrival, so the bar waits there until it is known to be out of view.
    <BottomBar isWide={isButtonInView === false}>
      {isInCart && !isBoxInView && (
        // With large text the bar would cover half of the page.
        <NextCompanion
          isNeeded
          companions={companions}
          branchCode={branchCode}
          className="mb-2 border-b border-line pb-2 lg:hidden @max-[15rem]:hidden"
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
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 lg:flex-nowrap lg:gap-x-6">
      <ProductInBar {...card} />
      <p className="leading-tight lg:text-right">
        <span className="block text-base font-bold sm:text-lg">
          {formatMoney(unitCentavos * Math.max(1, quantity))}
        </span>
        {/* The name beside them says the options of one unit. */}
        <span className={`block text-xs text-muted ${quantity > 1 ? '' : 'lg:hidden'}`}>
          {quantity > 1 ? messages.units(quantity) : optionsOf(card)}
        </span>
      </p>
      <AddButton purchase={purchase} className="px-4" />
    </div>
  )
}

/** Where a wide screen has space for them, the picture and the name, which have scrolled away. */
function ProductInBar({ imageGallery, description }: ProductCard) {
  return (
    <p aria-hidden className="flex min-w-0 grow items-center gap-3 font-semibold max-lg:hidden">
      <span className="size-12 shrink-0 rounded-md bg-display p-1">
        <ProductPicture picture={imageGallery[0]} alt="" sizes="3rem" widths={smallWidths} />
      </span>
      <span className="min-w-0 wrap-anywhere">{description}</span>
    </p>
  )
}

/** The options that a card is sold in: `256 GB · black`. The name that states them may have scrolled away. */
function optionsOf({ storage, length, color }: ProductCard): string {
  return [storage ?? length, color].filter(Boolean).join(' · ')
}

/**
 * Whether so much of an element of the page, from 0 to 1, is in view between the header and the shell's bar; undefined
 * before that is known. While the keyboard is in the product's own bar, nothing is: the bar stays.
 */
function useIsInView(selector: string, part: number): boolean | undefined {
  const [isInView, setInView] = useState<boolean>()
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
