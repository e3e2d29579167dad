import type { MouseEvent } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { listProducts } from '#contract/products.ts'
import { useSearchEvents } from '../../search/search-events.ts'

/** What opens a product from its card: the page, or the quick view. */
const opening = 'a[href^="/products/"], [aria-haspopup="dialog"]'

/** Opens the browser's own menu, and nothing of ours. */
const rightButton = 2

type Found = Pick<ReplyOf<typeof listProducts>, 'page' | 'limit' | 'queryID'> & {
  docs: readonly { codarticulo: string }[]
}

/**
 * Tells what a shopper does with the products that a search found: opens one, or puts it into the cart (SHELL-16). One
 * listener for the whole list; it asks nothing of the cards.
 */
export function useResultEvents({ docs, page, limit, queryID }: Found): (event: MouseEvent<HTMLElement>) => void {
  const { opened, added } = useSearchEvents()
  return ({ target, currentTarget, button }) => {
    if (button === rightButton) return
    const pressed = target as Element
    const card = pressed.closest('li')
    const at = card ? [...currentTarget.children].indexOf(card) : -1
    const code = docs[at]?.codarticulo
    if (!queryID || !code) return
    if (pressed.closest('.product-add')) added(code, queryID)
    else if (pressed.closest(opening)) opened({ product_code: code, queryID, position: (page - 1) * limit + at + 1 })
  }
}
