import type { MouseEvent } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { listProducts } from '#contract/products.ts'
import { useSearchEvents } from '../../search/search-events.ts'

/** The elements of a card that open the product: the link to its page, or the button of the quick view. */
const opening = 'a[href^="/products/"], [aria-haspopup="dialog"]'

const cards = '.product-grid > li'

/** The right button opens the browser's menu, not the product. */
const rightButton = 2

type SearchResults = Pick<ReplyOf<typeof listProducts>, 'page' | 'limit' | 'queryID'> & {
  docs: readonly { codarticulo: string }[]
}

/**
 * Records that a shopper opens a product of a search's results or adds it to the cart (SHELL-16). One listener on the
 * whole list does it, so that the cards need no code for it.
 */
export function useResultEvents({
  docs,
  page,
  limit,
  queryID,
}: SearchResults): (event: MouseEvent<HTMLElement>) => void {
  const { opened, added } = useSearchEvents()
  return ({ target, currentTarget, button }) => {
    if (button === rightButton) return
    const pressed = target as Element
    const card = pressed.closest(cards)
    const at = card ? [...currentTarget.querySelectorAll(cards)].indexOf(card) : -1
    const code = docs[at]?.codarticulo
    if (!queryID || !code) return
    if (pressed.closest('.product-add')) added(code, queryID)
    else if (pressed.closest(opening)) opened({ product_code: code, queryID, position: (page - 1) * limit + at + 1 })
  }
}
