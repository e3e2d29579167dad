import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { onFirstClick } from '../../ui/on-first-click.ts'
import type { Purchase } from './use-purchase.ts'

interface Props {
  purchase: Purchase
  className: string
}

/** The button that adds the chosen quantity of the product to the cart, in the page and in the bar of narrow screens. */
export function AddButton({ purchase: { add, canAdd }, className }: Props) {
  const messages = useMessages(productMessages)
  return (
    <button
      type="button"
      data-adds-to-cart
      onClick={onFirstClick(add)}
      disabled={!canAdd}
      className={`button button-primary min-w-0 ${className}`}
    >
      <Icon name="shopping-bag" className="size-4.5 max-[24rem]:hidden" />
      {messages.addToCart}
    </button>
  )
}
