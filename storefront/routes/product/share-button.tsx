import { Icon } from '../../ui/icon.tsx'
import { productPath } from '../../product/product-path.ts'
import { openShare, prefetchShare } from '../../share/open-share.ts'
import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { ShownProduct } from './product-at-level.ts'

/** Opens the share dialog of a product. Its code is fetched when the pointer or the focus reaches the button. */
export function ShareButton({ product }: { product: ShownProduct }) {
  const messages = useMessages(productMessages)
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
      className="needs-script -my-2 -mr-2 flex min-h-11 shrink-0 items-center gap-1.5 rounded-md px-2 text-sm font-semibold text-link hover:bg-link-soft"
    >
      <Icon name="share-2" className="size-4.5" />
      {messages.share}
    </button>
  )
}
