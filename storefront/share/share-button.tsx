import { Icon } from '../ui/icon.tsx'
import type { ProductCard } from '../product/product-card.ts'
import { productPath } from '../product/product-path.ts'
import { openShare, prefetchShare } from './open-share.ts'

interface Props {
  product: Pick<ProductCard, 'codarticulo' | 'description'> & { imageGallery: readonly { picture_url: string }[] }
  label: string
  className: string
}

/** Opens the share dialog of a product. Its code is fetched when the pointer or the focus reaches the button. */
export function ShareButton({ product, label, className }: Props) {
  const share = () =>
    openShare({
      url: productPath(product.codarticulo),
      title: product.description,
      picture: product.imageGallery[0]?.picture_url,
    })
  return (
    <button
      type="button"
      onClick={share}
      onPointerEnter={prefetchShare}
      onFocus={prefetchShare}
      aria-haspopup="dialog"
      className={`flex min-h-11 shrink-0 items-center gap-1.5 rounded-md px-2 text-sm ${className}`}
    >
      <Icon name="share-2" className="size-4.5" />
      {label}
    </button>
  )
}
