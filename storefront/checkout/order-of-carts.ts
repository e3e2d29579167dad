import { type Centavos, amountOf, sumCentavos } from '#domain/money/money.ts'
import { type Line, linePriceCentavos } from '../cart/cart.ts'
import { readCart } from '../cart/cart-store.ts'
import { isOrderable } from '../product/card-price.ts'
import type { OrderFigures } from '../shopper/sign-in-dialog.ts'
import type { ProductCard } from '../product/product-card.ts'
import type { OrderLine, ReservedOrder } from './checkout-state.ts'

/** The lines of a branch's cart that can be ordered, at their prices; the others stay in the cart. */
export const orderLinesOf = (branchCode: number): OrderLine[] => orderLinesIn(branchCode, readCart(branchCode))

/** The same of a cart that is given. */
export function orderLinesIn(branchCode: number, { lines }: { lines: readonly Line[] }): OrderLine[] {
  const orderable = lines.filter((line) => isOrderable(line.product))
  return orderable.map((line) => {
    const { product, quantity, note } = line
    const unitPriceCentavos = linePriceCentavos(line)
    const amountCentavos = amountOf({ quantity, unitPriceCentavos })
    const { codarticulo: productCode, description: name } = product
    return { branchCode, productCode, name, quantity, unitPriceCentavos, amountCentavos, note }
  })
}

/** The amount of order lines together. */
export const totalOfLines = (lines: readonly { amountCentavos: Centavos }[]): Centavos =>
  sumCentavos(lines.map(({ amountCentavos }) => amountCentavos))

/** The units and the amount of order lines. */
export const figuresOf = (lines: readonly { quantity: number; amountCentavos: Centavos }[]): OrderFigures => ({
  units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  totalCentavos: totalOfLines(lines),
})

/** The pictures of the products of an order, by code, from the carts: the server's response has none. */
export function picturesOf({ lines }: ReservedOrder): Record<string, ProductCard['imageGallery'][number]> {
  const pictures: Record<string, ProductCard['imageGallery'][number]> = {}
  for (const { branchCode, productCode } of lines) {
    const inCart = readCart(branchCode).lines.find((line) => line.product.codarticulo === productCode)
    const picture = inCart?.product.imageGallery[0]
    if (picture) pictures[productCode] = picture
  }
  return pictures
}
