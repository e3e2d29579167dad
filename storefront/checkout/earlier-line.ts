import { useRef } from 'react'
import { announce } from '../cart/announce.ts'
import { type Line, lineOf } from '../cart/cart.ts'
import { readCart, restoreLines, setQuantity } from '../cart/cart-store.ts'
import type { ProductCard } from '../product/product-card.ts'

/** The only product of a cart that is bought, and what puts it there right before it is ordered. */
export interface Only {
  productCode: string
  put: () => void
}

export type EarlierLine = ReturnType<typeof useEarlierLine>

interface LineBefore {
  branchCode: number
  line: Line
}

function announceLeftInCart({ branchCode, line }: LineBefore): void {
  const { product, quantity: oldQuantity } = line
  const { quantity = oldQuantity } = lineOf(readCart(branchCode).lines, product.codarticulo) ?? {}
  const change = { product, branchCode, oldQuantity, quantity, notice: undefined }
  announce((notices) => notices.notifyChange(change, () => restoreLines(branchCode, [line])))
}

/** The line that the cart had of a product before a "buy now", until its order is reserved; one that fails brings it back. */
export function useEarlierLine() {
  const noted = useRef<LineBefore>(undefined)
  return {
    /** A product as the only one of its cart that is bought. */
    only(product: ProductCard, branchCode: number, quantity: number): Only {
      const { codarticulo: productCode } = product
      const none = { product, quantity: 0, note: null, unitPriceCentavos: undefined }
      return {
        productCode,
        put() {
          noted.current ??= { branchCode, line: lineOf(readCart(branchCode).lines, productCode) ?? none }
          setQuantity(product, branchCode, quantity, { isImmediate: true, isSilent: true })
        },
      }
    },
    /** Forgets the line; gives what says, once the checkout was left, that the product is in the cart, and takes it out again. */
    take(): (() => void) | undefined {
      const before = noted.current
      noted.current = undefined
      return before && (() => announceLeftInCart(before))
    },
    restore(): void {
      const before = noted.current
      noted.current = undefined
      if (before) restoreLines(before.branchCode, [before.line])
    },
  }
}
