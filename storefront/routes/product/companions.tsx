import { formatMoney } from '#domain/money/money.ts'
import { addToCart, useUnitsInCart } from '../../cart/cart-store.ts'
import { companionMessages } from '../../messages/companions.ts'
import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { displayPrice } from '../../product/display-price.ts'
import type { ProductCard } from '../../product/product-card.ts'
import { ProductPicture } from '../../product/product-picture.tsx'
import { useOwnPrice } from '../../shopper/own-prices.ts'
import { Icon } from '../../ui/icon.tsx'
import { withoutBreaks } from '../../ui/without-breaks.tsx'
import { onFirstClick } from '../../ui/on-first-click.ts'
import { useNextCompanion } from './use-next-companion.ts'

export interface Props {
  companions: readonly ProductCard[]
  branchCode: number
}

/** Once a device is in the cart, the first of its companions that is not, in a line with its button. */
export default function NextCompanion({ companions, branchCode, className }: Props & { className: string }) {
  const messages = useMessages(companionMessages)
  const next = useNextCompanion(companions, branchCode)
  if (!next) return null
  return (
    <section aria-label={messages.next} className={className}>
      <NextLine shown={next} branchCode={branchCode} />
    </section>
  )
}

function NextLine({ shown, branchCode }: { shown: ProductCard; branchCode: number }) {
  const product = useOwnPrice(shown)
  const { nowCentavos } = displayPrice(product)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="size-11 shrink-0 rounded-md bg-display p-1">
        <ProductPicture picture={product.imageGallery[0]} alt="" sizes="3rem" />
      </div>
      <div className="min-w-0 grow basis-28 text-sm">
        <p className="line-clamp-2 font-medium">{withoutBreaks(product.description)}</p>
        {nowCentavos !== undefined && <p className="font-bold">{formatMoney(nowCentavos)}</p>}
      </div>
      <AddCompanion product={product} branchCode={branchCode} />
    </div>
  )
}

function AddCompanion({ product, branchCode }: { product: ProductCard; branchCode: number }) {
  const messages = useMessages(productMessages)
  const inCart = useUnitsInCart(product.codarticulo, branchCode)
  return (
    <button
      type="button"
      onClick={onFirstClick(() => addToCart(product, branchCode))}
      aria-label={messages.addNamed(product.description)}
      className="button needs-script relative shrink-0 bg-raised px-3 shadow-soft hover:bg-line dark-theme:bg-segment"
    >
      <Icon name="plus" className="size-4.5" />
      <span className="max-sm:sr-only">{messages.add}</span>
      <i aria-hidden className="product-units" data-units={inCart || undefined} />
    </button>
  )
}
