import type { ReplyOf } from '#contract/endpoint.ts'
import { listOrderProducts } from '#contract/orders.ts'
import { readCart, setQuantity } from '../../cart/cart-store.ts'
import { browserClient } from '../../shopper/browser-client.ts'

/** Adds the products of an order to the cart of a branch; how many units of how many products the stock allowed. */
export async function addAgain(id: number, codplace: number | undefined): Promise<{ units: number; products: number }> {
  return addAll(await browserClient.call(listOrderProducts, { id, codplace }))
}

/** Adds each product to its line in the cart. */
function addAll({ codplace, products }: ReplyOf<typeof listOrderProducts>): { units: number; products: number } {
  const addedUnits = products.map(({ product, quantity }) => {
    const inCart =
      readCart(codplace).lines.find((line) => line.product.codarticulo === product.codarticulo)?.quantity ?? 0
    return setQuantity(product, codplace, inCart + quantity, { isImmediate: true, isSilent: true }) - inCart
  })
  const added = addedUnits.filter((units) => units > 0)
  return { units: added.reduce((sum, units) => sum + units, 0), products: added.length }
}
