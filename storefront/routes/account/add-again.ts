import type { ReplyOf } from '#contract/endpoint.ts'
import type { Language } from '#contract/language.ts'
import { listOrderProducts } from '#contract/orders.ts'
import { readCart, setQuantity } from '../../cart/cart-store.ts'
import { buyAgainMessages } from '../../messages/buy-again.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import type { Notification } from '../../ui/notify.ts'
import type { OrderDetail } from './order-detail.ts'

interface Destination {
  /** The branch in whose cart they are put; undefined where it has closed and the shopper has chosen none. */
  branch: { codplace: number; description: string } | undefined
  language: Language
}

/**
 * Adds the products of an order to the cart of a branch, at today's prices and as far as there is stock; gives what is
 * said of it.
 */
export async function addAgain(
  order: OrderDetail,
  { branch, language }: Destination,
): Promise<Omit<Notification, 'id'>> {
  const messages = buyAgainMessages[language]
  const { units, products } = addAll(
    await browserClient.call(listOrderProducts, { id: order.id, codplace: branch?.codplace }),
  )
  if (units === 0) return { tone: 'warning', text: messages.noneAvailable }
  const missing = order.lines.length - products
  return {
    tone: missing > 0 ? 'warning' : 'success',
    text: messages.added(units),
    detail: missing > 0 ? messages.someMissing(missing) : messages.addedAt(branch?.description ?? order.branch_name),
    link: { label: messages.seeCart, path: '/cart' },
  }
}

/** Adds each product to its line in the cart; how many units of how many products the stock allowed. */
function addAll({ codplace, products }: ReplyOf<typeof listOrderProducts>): { units: number; products: number } {
  const addedUnits = products.map(({ product, quantity }) => {
    const inCart =
      readCart(codplace).lines.find((line) => line.product.codarticulo === product.codarticulo)?.quantity ?? 0
    return setQuantity(product, codplace, inCart + quantity, { isImmediate: true, isSilent: true }) - inCart
  })
  const added = addedUnits.filter((units) => units > 0)
  return { units: added.reduce((sum, units) => sum + units, 0), products: added.length }
}
