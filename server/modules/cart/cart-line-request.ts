import type { CartLine } from '#domain/cart/cart.ts'

/** A line of a cart as its shopper requests it. A note that is undefined leaves the note that the line has. */
export interface CartLineRequest {
  productCode: string
  quantity: number
  note: string | undefined
}

export function toCartLine({ productCode, quantity, note }: CartLineRequest): CartLine {
  return { productCode, quantity, ...(note !== undefined && { note }) }
}
