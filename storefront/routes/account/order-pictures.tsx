import type { ReplyOf } from '#contract/endpoint.ts'
import type { listOrders } from '#contract/orders.ts'
import { orderLabelMessages } from '../../messages/order-labels.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ProductPicture } from '../../product/product-picture.tsx'
import { smallWidths } from '../../ui/picture.tsx'

const tile = 'size-12 shrink-0 overflow-hidden rounded-sm bg-display p-0.5'

export type OrderCard = ReplyOf<typeof listOrders>['data'][number]

/** The first products of an order as small pictures, and how many more it has. */
export function OrderPictures({ order, className = '' }: { order: OrderCard; className?: string }) {
  const messages = useMessages(orderLabelMessages)
  const more = order.products - order.shown_products.length
  return (
    <ul aria-label={messages.products} className={`flex items-center gap-1.5 ${className}`}>
      {order.shown_products.map((product) => (
        <li key={product.codarticulo} className={tile}>
          <Picture url={product.picture_url} alt={product.description} />
        </li>
      ))}
      {more > 0 && (
        <li className="px-1 text-sm font-semibold text-muted">
          <span aria-hidden>+{more}</span>
          <span className="sr-only">{messages.moreProducts(more)}</span>
        </li>
      )}
    </ul>
  )
}

function Picture({ url, alt }: { url: string | null; alt: string }) {
  return <ProductPicture picture={url ? { picture_url: url } : undefined} alt={alt} sizes="48px" widths={smallWidths} />
}
